import { shopName } from '../../brand';

/** Named after the shop and the reader's day, so that a later one does not take its place. */
export function dataFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `${shopName.toLowerCase()}-my-data-${day}.json`;
}
