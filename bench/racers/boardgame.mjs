// boardgame.io has no games of its own: Connect Four as its tutorial writes games, played by its local client.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(pathToFileURL(process.cwd() + "/"));
const { Client } = require("boardgame.io/client");

const COLUMNS = 7, ROWS = 6;
const STEPS = [[1, 0], [0, 1], [1, 1], [1, -1]];

function isVictory(columns) {
  for (let c = 0; c < COLUMNS; c++)
    for (let r = 0; r < ROWS; r++) {
      const disc = columns[c][r];
      if (disc === undefined) continue;
      for (const [dc, dr] of STEPS) {
        let length = 1;
        while (length < 4 && columns[c + length * dc]?.[r + length * dr] === disc) length++;
        if (length === 4) return true;
      }
    }
  return false;
}

const ConnectFour = {
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (G.columns[column].length >= ROWS) return "INVALID_MOVE";
      G.columns[column].push(playerID);
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.columns)) return { winner: ctx.currentPlayer };
    if (G.columns.every((column) => column.length === ROWS)) return { draw: true };
  },
};

let seed = 1;
function chance() {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
}

function play(games) {
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const client = Client({ game: ConnectFour, numPlayers: 2, debug: false });
    client.start();
    let state = client.getState();
    while (!state.ctx.gameover) {
      const legal = [];
      for (let c = 0; c < COLUMNS; c++) if (state.G.columns[c].length < ROWS) legal.push(c);
      client.moves.drop(legal[Math.floor(chance() * legal.length)]);
      state = client.getState();
      decisions++;
    }
    client.stop();
  }
  return decisions;
}

function spent() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

function rate(work) {
  for (let amount = 1; ; amount *= 2) {
    const start = spent();
    const done = work(amount);
    const time = spent() - start;
    if (time >= 0.4) return done / time;
  }
}

const state = Client({ game: ConnectFour, numPlayers: 2, debug: false }).getState().G;
console.log(JSON.stringify({
  decisions: rate(play),
  copies: rate((count) => { for (let i = 0; i < 100 * count; i++) structuredClone(state); return 100 * count; }),
}));
