import { at } from './at';
import type { GuillotinePacker } from './guillotine-packer';
import { copyLayout, createLayout, type Layout, type Plan, type Rectangle } from './packer';

const { log } = Math;

/** Accepted increase of the cost, as a share of it, at the beginning and at the end of the search. */
const HOT = 0.01;
const COLD = 0.0005;

/** How often a change turns a rectangle, swaps two or moves one. */
const TURNS = 0.15;
const SWAPS = 0.55;

/** Sizes by which the first plans are sorted, largest first. */
const FIRST_PLANS: readonly ((rectangle: Rectangle) => number)[] = [
  ({ width, height }) => width * height,
  ({ width, height }) => Math.max(width, height),
  ({ width, height }) => Math.min(width, height),
];

/**
 * Looks for the plan with the least cost by simulated annealing.
 * @param budget - how many layouts to try
 */
export function search(
  packer: GuillotinePacker,
  rectangles: readonly Rectangle[],
  budget: number,
  random: () => number,
): Layout {
  const best = createLayout(rectangles.length);
  let leastCost = Number.POSITIVE_INFINITY;
  const keep = (cost: number) => {
    if (cost >= leastCost) return;
    leastCost = cost;
    copyLayout(packer.layout, best);
  };
  let plan = firstPlan(rectangles, at(FIRST_PLANS, 0));
  for (const size of FIRST_PLANS) {
    const sorted = firstPlan(rectangles, size);
    const cost = packer.pack(sorted, Number.POSITIVE_INFINITY);
    if (cost < leastCost) plan = sorted;
    keep(cost);
  }
  if (rectangles.length < 2) return best;
  let cost = leastCost;
  for (let step = 0; step < budget; step++) {
    const warmth = HOT * (COLD / HOT) ** (step / budget);
    const limit = cost * (1 - warmth * log(1 - random()));
    const undo = change(plan, random);
    const changed = packer.pack(plan, limit);
    if (changed < limit) {
      cost = changed;
      keep(cost);
    } else undo();
  }
  return best;
}

function firstPlan(rectangles: readonly Rectangle[], size: (rectangle: Rectangle) => number): Plan {
  const sizes = rectangles.map(size);
  const sequence = Int32Array.from(rectangles, (_, index) => index).toSorted(
    (a, b) => at(sizes, b) - at(sizes, a) || a - b,
  );
  return { sequence, stands: new Uint8Array(rectangles.length) };
}

/** Changes a plan at random and returns how to undo it. */
function change({ sequence, stands }: Plan, random: () => number): () => void {
  const i = Math.floor(random() * sequence.length);
  const j = Math.floor(random() * sequence.length);
  const kind = random();
  if (kind < TURNS) {
    stands[i] = at(stands, i) ^ 1;
    return () => (stands[i] = at(stands, i) ^ 1);
  }
  if (kind < SWAPS) {
    swap(sequence, i, j);
    return () => swap(sequence, i, j);
  }
  move(sequence, i, j);
  return () => move(sequence, j, i);
}

function swap(sequence: Int32Array, i: number, j: number): void {
  const moved = at(sequence, i);
  sequence[i] = at(sequence, j);
  sequence[j] = moved;
}

function move(sequence: Int32Array, from: number, to: number): void {
  const moved = at(sequence, from);
  if (from < to) sequence.copyWithin(from, from + 1, to + 1);
  else sequence.copyWithin(to + 1, to, from);
  sequence[to] = moved;
}
