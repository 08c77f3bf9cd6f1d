export { sumMoney, type Money } from './money';
export { Ratio } from './ratio';
