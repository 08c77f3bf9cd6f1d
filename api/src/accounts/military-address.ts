import type { ShipToView } from '@shop/contract';

const REGIONS = /^(AA|AE|AP|ARMED FORCES\b.*)$/i;
const POST_OFFICES = /^(APO|FPO|DPO)\b/i;

/**
 * Whether an address is at a military base, to which nothing is shipped: the United States' post offices of their armed
 * forces, by region or city. Bases that have a country code of their own are excluded as countries.
 */
export function isMilitaryAddress({ country, region, city }: Pick<ShipToView, 'country' | 'region' | 'city'>): boolean {
  return country === 'US' && (REGIONS.test(region.trim()) || POST_OFFICES.test(city.trim()));
}
