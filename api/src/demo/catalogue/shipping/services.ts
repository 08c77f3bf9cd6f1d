import type { ShippingTariff } from '@shop/pricing';
import type { Zone } from './zones';

type Service = ShippingTariff['services'][string][string];

/** First and next charge in fen. */
type Charges = Readonly<Record<Zone, readonly [firstFen: number, nextFen: number]>>;

/** Small packets by post, each under 2 kg; volume does not count, nothing is insured. */
export const economy = services(
  {
    firstGrams: 100,
    nextGrams: 100,
    divisor: null,
    packagingGrams: 80,
    maxParcelGrams: 2000,
    maxTotalGrams: 20000,
  },
  {
    domestic: [500, 150],
    'east-asia': [2600, 650],
    'southeast-asia': [2700, 680],
    'south-asia': [3100, 820],
    eurasia: [3400, 980],
    'north-america': [3400, 950],
    'west-europe': [3300, 900],
    'east-europe': [3300, 920],
    oceania: [3300, 900],
    'pacific-islands': [4200, 1350],
    'middle-east': [3400, 980],
    'latin-america': [3800, 1150],
    caribbean: [4100, 1300],
    'atlantic-islands': [4600, 1500],
    africa: [4000, 1250],
  },
);

/** Courier parcels. */
export const standard = services(
  { firstGrams: 500, nextGrams: 500, divisor: 5000, packagingGrams: 250, maxParcelGrams: 30000 },
  {
    domestic: [1200, 300],
    'east-asia': [8800, 2400],
    'southeast-asia': [9200, 2600],
    'south-asia': [11200, 3400],
    eurasia: [12800, 4100],
    'north-america': [10900, 3500],
    'west-europe': [11400, 3600],
    'east-europe': [12400, 3900],
    oceania: [11800, 3700],
    'pacific-islands': [16800, 5800],
    'middle-east': [12600, 4000],
    'latin-america': [14200, 4600],
    caribbean: [15600, 5200],
    'atlantic-islands': [17800, 6200],
    africa: [14800, 4900],
  },
);

/** The postal express of the Universal Postal Union. */
export const upu = services(
  {
    firstGrams: 1000,
    nextGrams: 1000,
    divisor: 6000,
    packagingGrams: 250,
    maxParcelGrams: 20000,
    maxTotalGrams: 60000,
  },
  {
    domestic: [1600, 500],
    'east-asia': [11200, 3600],
    'southeast-asia': [11800, 3900],
    'south-asia': [13400, 5500],
    eurasia: [14400, 6000],
    'north-america': [13200, 5400],
    'west-europe': [13600, 5600],
    'east-europe': [14200, 5900],
    oceania: [13400, 5500],
    'pacific-islands': [18400, 8200],
    'middle-east': [14600, 6100],
    'latin-america': [16800, 7200],
    caribbean: [17600, 7600],
    'atlantic-islands': [19200, 8600],
    africa: [17200, 7400],
  },
);

/** Courier express. */
export const priority = services(
  { firstGrams: 500, nextGrams: 500, divisor: 5000, packagingGrams: 300, maxParcelGrams: 30000 },
  {
    domestic: [2200, 600],
    'east-asia': [13800, 3300],
    'southeast-asia': [14400, 3500],
    'south-asia': [17600, 4500],
    eurasia: [19800, 5100],
    'north-america': [16900, 4300],
    'west-europe': [17800, 4400],
    'east-europe': [18900, 4700],
    oceania: [18200, 4500],
    'pacific-islands': [25200, 7200],
    'middle-east': [19200, 4900],
    'latin-america': [21800, 5800],
    caribbean: [23400, 6500],
    'atlantic-islands': [26400, 7600],
    africa: [22600, 6100],
  },
);

function services(terms: Omit<Service, 'firstFen' | 'nextFen'>, charges: Charges): Readonly<Record<string, Service>> {
  return Object.fromEntries(
    Object.entries(charges).map(([zone, [firstFen, nextFen]]) => [zone, { ...terms, firstFen, nextFen }]),
  );
}
