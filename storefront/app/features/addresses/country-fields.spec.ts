import { needsPostCode, needsRegion } from '@shop/contract';
import { addressLayout } from './country-fields';
import { postCodeKind, regionKind } from './country-labels';

const placeOf = (country: string, language: 'en' | 'ja' = 'en') => {
  const { order } = addressLayout(country, language);
  return order.slice(order.indexOf('country') + 1, -1);
};

describe('an address form', () => {
  it.each([
    ['US', 'line1 line2 city region postCode'],
    ['DE', 'line1 line2 postCode city'],
    ['GB', 'line1 line2 city postCode'],
    ['FR', 'line1 line2 postCode city'],
    ['CA', 'line1 line2 city region postCode'],
    ['IT', 'line1 line2 postCode city region'],
    ['HK', 'line1 line2 city region'],
    ['AE', 'line1 line2 city region'],
    ['SG', 'line1 line2 city postCode'],
    ['JP', 'line1 line2 city region postCode'],
    ['', 'line1 line2 city region postCode'],
  ])('for %j asks for %s, in this order', (country, fields) => {
    expect(placeOf(country)).toEqual(fields.split(' '));
  });

  it.each([
    ['JP', 'postCode region city line1 line2'],
    ['CN', 'postCode region city line1 line2'],
    ['US', 'line1 line2 city region postCode'],
    ['', 'postCode region city line1 line2'],
  ])('in Japanese goes from the large to the small where the country %j does', (country, fields) => {
    expect(placeOf(country, 'ja')).toEqual(fields.split(' '));
  });

  it('names people as its readers do, whatever the country', () => {
    expect(addressLayout('JP', 'en').order.slice(0, 4)).toEqual(['firstName', 'lastName', 'company', 'country']);
    expect(addressLayout('US', 'ja').order.slice(0, 4)).toEqual(['lastName', 'firstName', 'company', 'country']);
  });

  it('leaves no gap beside a field', () => {
    for (const country of ['US', 'DE', 'HK', 'JP', 'SG', 'IT', '']) {
      for (const language of ['en', 'ja'] as const) {
        const { order, wide } = addressLayout(country, language);
        const narrow = order.map((field) => (wide.includes(field) ? ' ' : 'n')).join('').split(' ');
        expect(narrow.filter((run) => run.length % 2 === 1)).toEqual([]);
      }
    }
  });

  it('asks for a region and a post code wherever the shop wants them, and lets them be empty only where it does', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const countries = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => names.of(code) && !NO_COUNTRIES.has(code));
    expect(countries.length).toBeGreaterThan(240);
    const wanted = (country: string, field: 'region' | 'postCode') => {
      const { order, optional } = addressLayout(country, 'en');
      return order.includes(field) && !optional.includes(field);
    };
    expect(countries.filter((country) => wanted(country, 'region') !== needsRegion(country))).toEqual([]);
    expect(countries.filter((country) => wanted(country, 'postCode') !== needsPostCode(country))).toEqual([]);
  });
});

/** Codes that the runtime knows a name for and that are no country's, or none's any more. */
const NO_COUNTRIES = codes('BU CP CQ DD DG DY EA EU EZ FX HV IC KP NH QO RH SU TP UK UN VD XA XB YD ZR ZZ');

function codes(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

describe('the words of a form', () => {
  it.each([
    ['US', 'state', 'zip'],
    ['CA', 'province', 'postal'],
    ['JP', 'prefecture', 'postal'],
    ['IE', 'county', 'eircode'],
    ['AE', 'emirate', 'postal'],
    ['GB', 'region', 'postcode'],
    ['CL', 'region', 'postal'],
    ['', 'any', 'any'],
  ])('of %j are its own: %s, %s', (country, region, postCode) => {
    expect([regionKind(country), postCodeKind(country)]).toEqual([region, postCode]);
  });
});
