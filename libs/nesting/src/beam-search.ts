import { at, intAt, numberAt } from './at';
import { BestSides } from './best-sides';
import { coveredBefore, type FreeSpace, leastLength, type Obstacles } from './free-space';
import { createLayout, type Layout, type Rectangle } from './packer';
import { Shapes } from './shapes';
import { Skyline } from './skyline';

/** How many partial layouts are kept after each rectangle, and how many ways to place the next one each of them tries. */
const WIDTH = 80;
const LEAST_WIDTH = 4;
const TRIED = 6;
/** With many rectangles fewer partial layouts are kept, so that the time is enough for this many passes. */
const PASSES = 6;
/** The work of one partial layout and of one way to continue it, in comparisons of two rectangles. */
const WORK = { layout: 60, step: 16 } as const;
/** Of the length above the least possible one, how much the next pass must save. */
const SAVING = 0.3;
const LEAST_SAVING = 0.02;

/**
 * What a pass weighs against waste, as shares of the mean area of a rectangle: each step of the edge, the length of each
 * placed rectangle, and chance. Each pass chooses its own weights for the first two between these.
 */
const STEP_WEIGHTS = [0.1, 0.4] as const;
const LENGTH_WEIGHTS = [0.05, 0.4] as const;
const CHANCE = 0.1;

/** How many obstacles above the lowest place a layout may leave behind in one step, instead of filling what is before them. */
const PASSED_OBSTACLES = 2;

interface Placement {
  readonly before: Placement | null;
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

/** A layout of some of the rectangles. */
interface PartialLayout {
  readonly last: Placement | null;
  readonly skyline: Skyline;
  /** How many rectangles of each shape remain. */
  readonly left: Int32Array;
  /** The same number for the same remaining rectangles. */
  readonly hash: number;
  /** The area that stays empty. */
  readonly waste: number;
  /** What it is worth that long rectangles are placed. */
  readonly worth: number;
  readonly end: number;
}

/** Where a pass must end, and the area that may stay empty before that. */
interface PassLimit {
  readonly limit: number;
  readonly mostWaste: number;
}

/** What limits a rectangle at a segment of the skyline. */
interface SegmentLimit {
  readonly limit: number;
  /** The first one above the segment; -1 if there is none. */
  readonly obstacle: number;
  readonly narrowest: number;
}

/** A way to continue a partial layout. */
interface Step {
  readonly from: PartialLayout;
  readonly skyline: Skyline;
  readonly waste: number;
  readonly segment: number;
  readonly side: number;
  readonly isAtRight: boolean;
  readonly cost: number;
  readonly hash: number;
}

/**
 * Looks for a layout in passes. A pass places one rectangle after another at the lowest place of the skyline, in many
 * partial layouts at once, and keeps those with little waste, an even edge and the long rectangles placed. A pass must
 * end before a length, so that it drops what is too wasteful for it; the next one gets a shorter length and other weights.
 */
export class BeamSearch {
  private readonly shapes: Shapes;
  private readonly obstacles: Obstacles;
  private readonly area: number;
  private readonly meanArea: number;
  /** The least length of a rectangle along the roll. */
  private readonly shortest: number;
  private readonly hashes: Float64Array;
  private readonly worth: Float64Array;
  private readonly best = new BestSides(TRIED);
  private evenness = 0;
  private chance = 0;
  private work = 0;

  constructor(
    private readonly rectangles: readonly Rectangle[],
    private readonly rollWidth: number,
    private readonly free: FreeSpace,
    private readonly random: () => number,
  ) {
    this.obstacles = free.obstacles;
    this.shapes = new Shapes(rectangles, rollWidth);
    this.area = rectangles.reduce((sum, { width, height }) => sum + width * height, 0);
    this.meanArea = this.area / rectangles.length;
    this.shortest = this.shapes.along.reduce((least, length) => Math.min(least, length), Number.MAX_SAFE_INTEGER);
    this.hashes = Float64Array.from({ length: this.shapes.count }, () => Math.floor(random() * 2 ** 40));
    this.worth = new Float64Array(this.shapes.count);
  }

  /**
   * The shortest layout that ends before a length; null if none is found.
   * @param budget - how many rectangles to compare; the first pass is complete in any case
   */
  search(budget: number, length: number): Layout | null {
    const least = leastLength(this.area, this.rollWidth, this.free);
    const compared = (this.shapes.across.length / 2) * (1 + this.obstacles.count);
    const workOfPass = this.rectangles.length * (compared + WORK.layout + WORK.step * TRIED);
    const width = Math.round(Math.min(WIDTH, Math.max(LEAST_WIDTH, budget / PASSES / workOfPass)));
    let end = length;
    let last: Placement | null = null;
    let saving = SAVING;
    this.work = 0;
    do {
      this.choose();
      const found = this.pass(Math.max(least + 1, end - Math.floor((end - least) * saving)), width);
      if (found) ({ end, last } = found);
      saving = found || saving < LEAST_SAVING ? SAVING : saving / 2;
    } while (this.work < budget && end > least);
    return last && this.toLayout(last);
  }

  /** Chooses the weights of a pass. */
  private choose(): void {
    const between = ([from, to]: readonly [number, number]) => from * (to / from) ** this.random();
    this.evenness = between(STEP_WEIGHTS) * this.meanArea;
    this.chance = this.work > 0 ? CHANCE * this.meanArea : 0;
    const worth = between(LENGTH_WEIGHTS) * Math.sqrt(this.meanArea);
    for (let shape = 0; shape < this.shapes.count; shape++)
      this.worth[shape] = worth * intAt(this.shapes.longest, shape);
  }

  private pass(limit: number, width: number): PartialLayout | null {
    const { shapes } = this;
    const mostWaste = limit * this.rollWidth - this.area - coveredBefore(this.free, limit);
    let layouts: PartialLayout[] = [
      { last: null, skyline: this.free.skyline, left: shapes.counts, hash: 0, waste: 0, worth: 0, end: 0 },
    ];
    for (let left = this.rectangles.length; left > 0 && layouts.length > 0; left--) {
      const steps: Step[] = [];
      for (const layout of layouts) this.addSteps(layout, { limit, mostWaste }, steps);
      steps.sort((a, b) => a.cost - b.cost);
      const seen = new Set<number>();
      layouts = [];
      for (const step of steps) {
        if (layouts.length === width) break;
        if (seen.has(step.hash)) continue;
        seen.add(step.hash);
        layouts.push(this.take(step));
      }
    }
    return layouts.reduce<PartialLayout | null>((best, each) => (best && best.end <= each.end ? best : each), null);
  }

  /** Adds the best ways to continue a layout. */
  private addSteps(from: PartialLayout, { limit, mostWaste }: PassLimit, steps: Step[]): void {
    const { obstacles } = this;
    this.work += WORK.layout;
    const narrowest = this.shapes.narrowest(from.left);
    let { skyline, waste } = from;
    let isOwn = false;
    for (let passed = 0; ;) {
      const segment = skyline.lowest();
      const y = intAt(skyline.y, segment);
      if (waste > mostWaste || y >= limit) return;
      const x = intAt(skyline.x, segment);
      const space = intAt(skyline.width, segment);
      const obstacle = obstacles.firstOver(x, x + space, y, limit);
      const isNarrow = space < narrowest;
      const isUsable = !isNarrow && !(obstacle >= 0 && intAt(obstacles.y, obstacle) - y < this.shortest);
      if (isUsable) {
        this.addStepsAt({ from, skyline, waste, segment }, { obstacle, narrowest, limit }, steps);
        if (obstacle < 0 || passed === PASSED_OBSTACLES) return;
        if (this.best.count > 0) passed++;
      }
      if (!isOwn || isUsable) skyline = copyOf(skyline, 2 * obstacles.count);
      isOwn = true;
      const isClosed = obstacle >= 0 && !(isNarrow && intAt(obstacles.y, obstacle) >= skyline.lowerNeighbour(segment));
      waste += isClosed ? obstacles.close(obstacle, skyline, segment) : skyline.raise(segment, limit);
    }
  }

  /** Adds the best ways to place a rectangle at a segment of the skyline. */
  private addStepsAt(
    { from, skyline, waste, segment }: Pick<Step, 'from' | 'skyline' | 'waste' | 'segment'>,
    { obstacle, narrowest, limit }: SegmentLimit,
    steps: Step[],
  ): void {
    const { shapes, best, hashes } = this;
    this.compare(from.left, skyline, segment, { obstacle, narrowest, limit });
    const before = waste + this.evenness * skyline.count - from.worth;
    for (let i = 0; i < best.count; i++) {
      const side = intAt(best.side, i);
      const isAtRight = intAt(best.isAtRight, i) === 1;
      const hash = from.hash + numberAt(hashes, intAt(shapes.shape, side));
      steps.push({ from, skyline, waste, segment, side, isAtRight, cost: before + numberAt(best.cost, i), hash });
    }
  }

  /** Compares the remaining rectangles that fit a segment. */
  private compare(
    left: Int32Array,
    skyline: Skyline,
    segment: number,
    { obstacle, narrowest, limit }: SegmentLimit,
  ): void {
    const { shapes, best, evenness, chance } = this;
    const { across, along, shape } = shapes;
    const space = intAt(skyline.width, segment);
    const maxHeight = limit - intAt(skyline.y, segment);
    const stepLeft = skyline.stepLeft(segment);
    const stepRight = skyline.stepRight(segment);
    best.count = 0;
    let side = 0;
    for (; side < across.length && intAt(across, side) <= space; side++) {
      const kind = intAt(shape, side);
      const height = intAt(along, side);
      if (intAt(left, kind) === 0 || height >= maxHeight) continue;
      const rest = space - intAt(across, side);
      const isLevelLeft = height === stepLeft;
      const isLevelRight = height === stepRight;
      let isAtRight = rest > 0 && !isLevelLeft && (isLevelRight || stepRight > stepLeft);
      let cost = chance * this.random() - numberAt(this.worth, kind);
      if (obstacle >= 0) {
        let free = this.heightBelowObstacles(skyline, segment, side, isAtRight, limit);
        if (free < height && rest > 0) {
          isAtRight = !isAtRight;
          free = this.heightBelowObstacles(skyline, segment, side, isAtRight, limit);
        }
        if (free < height) continue;
        // No rectangle fits between this one and the obstacle.
        if (free - height < this.shortest) cost += (free - height) * intAt(across, side);
      }
      if (rest === 0) cost -= evenness * ((isLevelLeft ? 1 : 0) + (isLevelRight ? 1 : 0));
      else {
        if (!isLevelLeft && !isLevelRight) cost += evenness;
        if (rest < narrowest) cost += rest * depth(isAtRight ? stepLeft : stepRight, height);
        else if (!shapes.hasAnother(left, kind, rest)) cost += evenness;
      }
      best.offer(side, cost, isAtRight);
    }
    this.work += side * (obstacle >= 0 ? 1 + this.obstacles.count : 1) + WORK.step * best.count;
  }

  /** How long a rectangle at an end of a segment may be, up to the next obstacle. */
  private heightBelowObstacles(
    skyline: Skyline,
    segment: number,
    side: number,
    isAtRight: boolean,
    limit: number,
  ): number {
    const { obstacles } = this;
    const width = intAt(this.shapes.across, side);
    const y = intAt(skyline.y, segment);
    const x = intAt(skyline.x, segment) + (isAtRight ? intAt(skyline.width, segment) - width : 0);
    const obstacle = obstacles.firstOver(x, x + width, y, limit);
    return obstacle < 0 ? Number.MAX_SAFE_INTEGER : intAt(obstacles.y, obstacle) - y;
  }

  private take({ from, skyline: before, waste, segment, side, isAtRight, hash }: Step): PartialLayout {
    const { across, along, shape } = this.shapes;
    const width = intAt(across, side);
    const height = intAt(along, side);
    const kind = intAt(shape, side);
    const x = intAt(before.x, segment) + (isAtRight ? intAt(before.width, segment) - width : 0);
    const y = intAt(before.y, segment);
    const skyline = copyOf(before, 1);
    skyline.cover(segment, width, height, isAtRight);
    const left = from.left.slice();
    left[kind] = intAt(left, kind) - 1;
    const last = { before: from.last, side, x, y };
    const worth = from.worth + numberAt(this.worth, kind);
    return { last, skyline, left, hash, waste, worth, end: Math.max(from.end, y + height) };
  }

  private toLayout(last: Placement): Layout {
    const { shape, turned, members } = this.shapes;
    const layout = createLayout(this.rectangles.length);
    const free = members.map((group) => [...group]);
    for (let placement: Placement | null = last; placement; placement = placement.before) {
      const index = at(free, intAt(shape, placement.side)).pop();
      if (index === undefined) continue;
      layout.x[index] = placement.x;
      layout.y[index] = placement.y;
      layout.turned[index] = intAt(turned, placement.side);
    }
    return layout;
  }
}

/** How deep the place is that stays empty beside a rectangle: up to the lower of it and its neighbour. */
const depth = (neighbour: number, height: number) => (neighbour < 0 || height < neighbour ? height : neighbour);

/** @param more - how many segments may be added to the copy */
function copyOf(skyline: Skyline, more: number): Skyline {
  const copy = new Skyline(skyline.count + more);
  copy.copyFrom(skyline);
  return copy;
}
