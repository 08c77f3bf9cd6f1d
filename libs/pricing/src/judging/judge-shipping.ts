import type { Spot } from './spot';

const COUNTRY = /^[A-Z]{2}$/;
const METHOD = /^\d{1,4}$/;
const SERVICE = [
  'firstGrams',
  'firstFen',
  'nextGrams',
  'nextFen',
  'divisor',
  'packagingGrams',
  'maxParcelGrams',
  'maxTotalGrams',
];

export function judgeShipping(shipping: Spot): void {
  if (!shipping.hasOnly('excluded', 'zones', 'services')) return;
  for (const country of shipping.at('excluded').items()) if (!isCountry(country.value)) country.fault('invalid');
  const served = judgeServices(shipping.at('services'));
  const excluded = shipping.at('excluded').value;
  for (const [country, zone] of shipping.at('zones').entries()) {
    const isExcluded = Array.isArray(excluded) && excluded.includes(country);
    if (!isCountry(country) || typeof zone.value !== 'string' || zone.value === '') zone.fault('invalid');
    else if (!served.has(zone.value) && !isExcluded) zone.fault('zone_without_service');
  }
}

/** The zones that some method serves. */
function judgeServices(services: Spot): Set<string> {
  const served = new Set<string>();
  for (const [method, byZone] of services.entries()) {
    if (!METHOD.test(method)) byZone.fault('invalid');
    for (const [zone, service] of byZone.entries()) {
      judgeService(service);
      served.add(zone);
    }
  }
  return served;
}

function judgeService(service: Spot): void {
  if (!service.hasOnly(...SERVICE)) return;
  service.at('firstGrams').number({ whole: true, positive: true });
  service.at('nextGrams').number({ whole: true, positive: true });
  service.at('firstFen').number({ whole: true });
  service.at('nextFen').number({ whole: true });
  service.at('divisor').optionalNumber({ positive: true });
  const packaging = service.at('packagingGrams').number({ whole: true });
  const parcel = service.at('maxParcelGrams').number({ whole: true, positive: true });
  const total = service.at('maxTotalGrams').optionalNumber({ whole: true, positive: true });
  if (packaging && parcel && !packaging.isBelow(parcel)) service.at('maxParcelGrams').fault('parcel_below_packaging');
  if (packaging && total && !packaging.isBelow(total)) service.at('maxTotalGrams').fault('parcel_below_packaging');
}

const isCountry = (value: unknown): boolean => typeof value === 'string' && COUNTRY.test(value);
