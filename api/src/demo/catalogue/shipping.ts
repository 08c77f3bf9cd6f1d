import type { ShippingTariff } from '@shop/pricing';

type Service = ShippingTariff['services'][string][string];

/** The countries of each zone, ISO 3166-1 alpha-2. */
export const zones = {
  domestic: ['CN'],
  'east-asia': ['HK', 'JP', 'KR', 'MO', 'TW'],
  'southeast-asia': ['BN', 'ID', 'KH', 'MY', 'PH', 'SG', 'TH', 'VN'],
  'south-asia': ['BD', 'IN', 'LK', 'MV', 'NP', 'PK'],
  'north-america': ['CA', 'US'],
  'west-europe': ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'NO', 'PT', 'SE'],
  'east-europe': ['BG', 'CY', 'CZ', 'EE', 'GR', 'HR', 'HU', 'IS', 'LT', 'LV', 'MT', 'PL', 'RO', 'RS', 'SI', 'SK'],
  oceania: ['AU', 'FJ', 'NZ'],
  'middle-east': ['AE', 'BH', 'IL', 'JO', 'KW', 'OM', 'QA', 'SA', 'TR'],
  'latin-america': ['AR', 'BR', 'CL', 'CO', 'CR', 'DO', 'EC', 'MX', 'PA', 'PE', 'UY'],
  africa: ['EG', 'GH', 'KE', 'MA', 'MU', 'NG', 'TN', 'TZ', 'ZA'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Zone = keyof typeof zones;

/** First and next charge in fen, by the zones that a method serves. */
type Charges = Partial<Readonly<Record<Zone, readonly [firstFen: number, nextFen: number]>>>;

/** Small packets by post, each under 2 kg; volume does not count, nothing is insured. */
const economy = services(
  {
    firstGrams: 100, nextGrams: 100, divisor: null, packagingGrams: 80, maxParcelGrams: 2000, maxTotalGrams: 20000,
  },
  {
    'east-asia': [2600, 650],
    'southeast-asia': [2700, 680],
    'south-asia': [3100, 820],
    'north-america': [3400, 950],
    'west-europe': [3300, 900],
    'east-europe': [3300, 920],
    oceania: [3300, 900],
    'middle-east': [3400, 980],
    'latin-america': [3800, 1150],
  },
);

/** Courier parcels. */
const standard = services(
  { firstGrams: 500, nextGrams: 500, divisor: 5000, packagingGrams: 250, maxParcelGrams: 30000 },
  {
    domestic: [1200, 300],
    'east-asia': [8800, 2400],
    'southeast-asia': [9200, 2600],
    'south-asia': [11200, 3400],
    'north-america': [10900, 3500],
    'west-europe': [11400, 3600],
    'east-europe': [12400, 3900],
    oceania: [11800, 3700],
    'middle-east': [12600, 4000],
    'latin-america': [14200, 4600],
    africa: [14800, 4900],
  },
);

/** The postal express of the Universal Postal Union. */
const upu = services(
  {
    firstGrams: 1000, nextGrams: 1000, divisor: 6000, packagingGrams: 250, maxParcelGrams: 20000, maxTotalGrams: 60000,
  },
  {
    'east-asia': [11200, 3600],
    'southeast-asia': [11800, 3900],
    'north-america': [13200, 5400],
    'west-europe': [13600, 5600],
    'east-europe': [14200, 5900],
    oceania: [13400, 5500],
    'latin-america': [16800, 7200],
    africa: [17200, 7400],
  },
);

/** Courier express. */
const priority = services(
  { firstGrams: 500, nextGrams: 500, divisor: 5000, packagingGrams: 300, maxParcelGrams: 30000 },
  {
    domestic: [2200, 600],
    'east-asia': [13800, 3300],
    'southeast-asia': [14400, 3500],
    'south-asia': [17600, 4500],
    'north-america': [16900, 4300],
    'west-europe': [17800, 4400],
    'east-europe': [18900, 4700],
    oceania: [18200, 4500],
    'middle-east': [19200, 4900],
  },
);

/** What shipping costs; the keys of `services` are the shipping methods. */
export const shipping: ShippingTariff = {
  excluded: ['KP', 'SY'],
  zones: Object.fromEntries(
    Object.entries(zones).flatMap(([zone, countries]) => countries.map((country) => [country, zone])),
  ),
  services: { 3: economy, 0: standard, 1: upu, 2: priority },
};

interface DeliveryDays {
  /** Business days, from – to. */
  readonly major: readonly [number, number];
  readonly other: readonly [number, number];
}

/** By shipping method. */
export const deliveryDays: Readonly<Record<string, DeliveryDays>> = {
  3: { major: [7, 15], other: [10, 25] },
  0: { major: [3, 7], other: [7, 12] },
  1: { major: [3, 7], other: [6, 10] },
  2: { major: [2, 4], other: [3, 5] },
};

/** The countries that count as major areas; all others are `other`. */
export const majorCountries = [
  'AE', 'AT', 'AU', 'BE', 'CA', 'CH', 'CN', 'DE', 'DK', 'ES', 'FR', 'GB', 'HK', 'IE', 'IT', 'JP', 'KR', 'LU', 'MO',
  'MY', 'NL', 'NZ', 'SE', 'SG', 'TH', 'TW', 'US',
] as const satisfies readonly string[];

function services(terms: Omit<Service, 'firstFen' | 'nextFen'>, charges: Charges): Readonly<Record<string, Service>> {
  return Object.fromEntries(
    Object.entries(charges).map(([zone, [firstFen, nextFen]]) => [zone, { ...terms, firstFen, nextFen }]),
  );
}
