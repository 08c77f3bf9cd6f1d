import { shopName } from '../../brand';

/** A file name with the shop's name and the local date. */
export function formatDataFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${shopName.toLowerCase()}-my-data-${day}.json`;
}
