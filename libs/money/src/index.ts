export { sumMoney, type Money } from './money';
export { formatScaled, Ratio } from './ratio';
