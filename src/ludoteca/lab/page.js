// The language of the reader, and tables that a click on a heading sorts.
const page = document.documentElement;
const choose = (lang) => {
  page.lang = lang;
  for (const button of document.querySelectorAll("nav button"))
    button.setAttribute("aria-pressed", String(button.dataset.lang === lang));
  for (const told of document.querySelectorAll(".told")) told.hidden = told.lang !== lang;
};
for (const button of document.querySelectorAll("nav button"))
  button.addEventListener("click", () => choose(button.dataset.lang));
const spoken = [...document.querySelectorAll("nav button")].map((button) => button.dataset.lang);
const near = (wanted) => spoken.find((lang) => wanted === lang) ?? spoken.find((lang) => wanted.split("-")[0] === lang);
choose(navigator.languages.map(near).find(Boolean) ?? "en");

const value = (row, column) => {
  const text = row.cells[column].textContent.trim();
  const found = text.replace(/−/g, "-").match(/[-+]?\d+([.,]\d+)?/);
  return column && found ? parseFloat(found[0].replace(",", ".")) : text;
};
const compare = (one, other) =>
  typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other), page.lang);
for (const head of document.querySelectorAll("thead th")) {
  head.querySelector("button")?.addEventListener("click", () => {
    const body = head.closest("table").tBodies[0];
    const down = head.getAttribute("aria-sort") !== "descending";
    for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const rows = [...body.rows].sort((one, other) => compare(value(one, head.cellIndex), value(other, head.cellIndex)));
    body.append(...(down ? rows.reverse() : rows));
  });
}
