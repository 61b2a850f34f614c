// From moment to moment by J and K, as in a reader of news; before printing nothing is folded away.
const moments = [...document.querySelectorAll(".moment")];
addEventListener("keydown", (event) => {
  if (!"jk".includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const tops = moments.map((moment) => moment.getBoundingClientRect().top);
  const next = event.key === "j" ? tops.findIndex((top) => top > 8) : tops.findLastIndex((top) => top < -8);
  moments[next]?.scrollIntoView();
});
