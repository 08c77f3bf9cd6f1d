import type { DocumentNode } from './document-node';

const COUNTRY = /^[A-Z]{2}$/;
const METHOD = /^\d{1,4}$/;
const SERVICE_FIELDS = [
  'firstGrams',
  'firstFen',
  'nextGrams',
  'nextFen',
  'divisor',
  'packagingGrams',
  'maxParcelGrams',
  'maxTotalGrams',
];

export function validateShipping(shipping: DocumentNode): void {
  if (!shipping.hasOnlyFields('excluded', 'zones', 'services')) return;
  for (const country of shipping.at('excluded').items()) if (!isCountry(country.value)) country.addFault('invalid');
  const served = validateServices(shipping.at('services'));
  const excluded = shipping.at('excluded').value;
  for (const [country, zone] of shipping.at('zones').entries()) {
    const isExcluded = Array.isArray(excluded) && excluded.includes(country);
    if (!isCountry(country) || typeof zone.value !== 'string' || zone.value === '') zone.addFault('invalid');
    else if (!served.has(zone.value) && !isExcluded) zone.addFault('zone_without_service');
  }
}

/** Returns the zones that at least one method serves. */
function validateServices(services: DocumentNode): Set<string> {
  const served = new Set<string>();
  for (const [method, byZone] of services.entries()) {
    if (!METHOD.test(method)) byZone.addFault('invalid');
    for (const [zone, service] of byZone.entries()) {
      validateService(service);
      served.add(zone);
    }
  }
  return served;
}

function validateService(service: DocumentNode): void {
  if (!service.hasOnlyFields(...SERVICE_FIELDS)) return;
  service.at('firstGrams').number({ whole: true, positive: true });
  service.at('nextGrams').number({ whole: true, positive: true });
  service.at('firstFen').number({ whole: true });
  service.at('nextFen').number({ whole: true });
  service.at('divisor').optionalNumber({ positive: true });
  const packaging = service.at('packagingGrams').number({ whole: true });
  const parcel = service.at('maxParcelGrams').number({ whole: true, positive: true });
  const total = service.at('maxTotalGrams').optionalNumber({ whole: true, positive: true });
  if (packaging && parcel && !packaging.isBelow(parcel))
    service.at('maxParcelGrams').addFault('parcel_below_packaging');
  if (packaging && total && !packaging.isBelow(total)) service.at('maxTotalGrams').addFault('parcel_below_packaging');
}

const isCountry = (value: unknown): boolean => typeof value === 'string' && COUNTRY.test(value);
