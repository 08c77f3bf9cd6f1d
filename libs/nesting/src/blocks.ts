import { at } from './at';
import { createLayout, type Layout, type Rectangle } from './packer';

interface Part {
  index: number;
  x: number;
  y: number;
  isTurned: boolean;
}

/** Rectangles that have been joined without waste into a larger one. */
export interface Block extends Rectangle {
  readonly parts: readonly Part[];
}

interface Side {
  block: Block;
  /** Whether the side is the block's width, not its height. */
  isWidth: boolean;
}

/**
 * Joins rectangles that have a side of the same length, again and again, those with the rarest length first: what was
 * cut out of one rectangle becomes that rectangle again. Straight cuts separate the parts of a block.
 * @param random - decides between lengths that are equally rare
 */
export function joinEqualSides(
  rectangles: readonly Rectangle[],
  rollWidth: number,
  random: () => number,
): readonly Block[] {
  let blocks: Block[] = rectangles.map((rectangle, index) => ({
    ...rectangle,
    parts: [{ index, x: 0, y: 0, isTurned: false }],
  }));
  for (let pair = findPair(blocks, rollWidth, random); pair; pair = findPair(blocks, rollWidth, random)) {
    const [a, b] = pair;
    blocks = [...blocks.filter((block) => block !== a.block && block !== b.block), join(a, b)];
  }
  return blocks;
}

function findPair(blocks: readonly Block[], rollWidth: number, random: () => number): [Side, Side] | undefined {
  const byLength = new Map<number, Side[]>();
  for (const block of blocks) {
    addTo(byLength, block.width, { block, isWidth: true });
    if (block.height !== block.width) addTo(byLength, block.height, { block, isWidth: false });
  }
  const candidates = [...byLength]
    .filter(([, sides]) => sides.length > 1)
    .map(([length, sides]) => ({ length, sides, rank: sides.length + random() }))
    .toSorted((a, b) => a.rank - b.rank);
  for (const { length, sides } of candidates) {
    const [a, ...others] = sides;
    const b = a && others.find((other) => canJoin(a, other, length, rollWidth));
    if (a && b) return [a, b];
  }
  return undefined;
}

function addTo(byLength: Map<number, Side[]>, length: number, side: Side): void {
  const sides = byLength.get(length);
  if (sides) sides.push(side);
  else byLength.set(length, [side]);
}

function canJoin(a: Side, b: Side, length: number, rollWidth: number): boolean {
  const sum = depth(a) + depth(b);
  if (a.block.canRotate && b.block.canRotate) return Math.min(length, sum) <= rollWidth;
  return a.isWidth === b.isWidth && (a.isWidth ? length : sum) <= rollWidth;
}

const depth = ({ block, isWidth }: Side) => (isWidth ? block.height : block.width);

/** Lays the second block behind the first, or beside it where both sides are heights. */
function join(a: Side, b: Side): Block {
  const canRotate = a.block.canRotate && b.block.canRotate;
  const bParts = b.isWidth === a.isWidth ? b.block.parts : turn(b.block.parts);
  const offset = depth(a);
  const moved = bParts.map((part) => (a.isWidth ? { ...part, y: part.y + offset } : { ...part, x: part.x + offset }));
  const sum = offset + depth(b);
  return {
    width: a.isWidth ? a.block.width : sum,
    height: a.isWidth ? sum : a.block.height,
    canRotate,
    parts: [...a.block.parts, ...moved],
  };
}

function turn(parts: readonly Part[]): Part[] {
  return parts.map(({ index, x, y, isTurned }) => ({ index, x: y, y: x, isTurned: !isTurned }));
}

/** The layout of the rectangles from that of their blocks. */
export function layOutParts(blocks: readonly Block[], layout: Layout, count: number): Layout {
  const result = createLayout(count);
  for (const [block, { parts }] of blocks.entries()) {
    const lying = layout.turned[block] === 1 ? turn(parts) : parts;
    for (const { index, x, y, isTurned } of lying) {
      result.x[index] = at(layout.x, block) + x;
      result.y[index] = at(layout.y, block) + y;
      result.turned[index] = isTurned ? 1 : 0;
    }
  }
  return result;
}
