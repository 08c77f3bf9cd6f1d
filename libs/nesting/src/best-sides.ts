import { intAt, numberAt } from './at';

/** The sides that cost least among those offered, cheapest first. */
export class BestSides {
  count = 0;
  readonly cost: Float64Array;
  readonly side: Int32Array;
  /** 1 where the rectangle lies at the right end of the place. */
  readonly isAtRight: Int32Array;

  /** @param most - how many are kept */
  constructor(private readonly most: number) {
    this.cost = new Float64Array(most);
    this.side = new Int32Array(most);
    this.isAtRight = new Int32Array(most);
  }

  offer(side: number, cost: number, isAtRight: boolean): void {
    if (this.count === this.most && cost >= numberAt(this.cost, this.most - 1)) return;
    let place = this.count < this.most ? this.count++ : this.most - 1;
    for (; place > 0 && numberAt(this.cost, place - 1) > cost; place--) {
      this.cost[place] = numberAt(this.cost, place - 1);
      this.side[place] = intAt(this.side, place - 1);
      this.isAtRight[place] = intAt(this.isAtRight, place - 1);
    }
    this.cost[place] = cost;
    this.side[place] = side;
    this.isAtRight[place] = isAtRight ? 1 : 0;
  }
}
