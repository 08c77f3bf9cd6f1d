import { needsPostCode, needsRegion } from '@shop/contract';
import { addressLayout } from './address-layout';
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
  ])('has for the country %j the fields %s in this order', (country, fields) => {
    expect(placeOf(country)).toEqual(fields.split(' '));
  });

  it.each([
    ['JP', 'postCode region city line1 line2'],
    ['CN', 'postCode region city line1 line2'],
    ['US', 'line1 line2 city region postCode'],
    ['', 'postCode region city line1 line2'],
  ])('in Japanese begins with the largest unit for the country %j', (country, fields) => {
    expect(placeOf(country, 'ja')).toEqual(fields.split(' '));
  });

  it('has the name fields in the order of the language for every country', () => {
    expect(addressLayout('JP', 'en').order.slice(0, 4)).toEqual(['firstName', 'lastName', 'company', 'country']);
    expect(addressLayout('US', 'ja').order.slice(0, 4)).toEqual(['lastName', 'firstName', 'company', 'country']);
  });

  it('leaves no empty space beside a field', () => {
    for (const country of ['US', 'DE', 'HK', 'JP', 'SG', 'IT', '']) {
      for (const language of ['en', 'ja'] as const) {
        const { order, wide } = addressLayout(country, language);
        const narrow = order
          .map((field) => (wide.includes(field) ? ' ' : 'n'))
          .join('')
          .split(' ');
        expect(narrow.filter((run) => run.length % 2 === 1)).toEqual([]);
      }
    }
  });

  it('requires region and post code exactly where the API requires them', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const countries = capitals
      .flatMap((first) => capitals.map((second) => first + second))
      .filter((code) => names.of(code) && !NO_COUNTRIES.has(code));
    expect(countries.length).toBeGreaterThan(240);
    const wanted = (country: string, field: 'region' | 'postCode') => {
      const { order, optional } = addressLayout(country, 'en');
      return order.includes(field) && !optional.includes(field);
    };
    // S5.27
    expect(countries.filter((country) => wanted(country, 'region') !== needsRegion(country))).toEqual([]);
    // S5.28
    expect(countries.filter((country) => wanted(country, 'postCode') !== needsPostCode(country))).toEqual([]);
  });
});

/** Codes that Intl names although they are not, or no longer, countries. */
const NO_COUNTRIES = codes('BU CP CQ DD DG DY EA EU EZ FX HV IC KP NH QO RH SU TP UK UN VD XA XB YD ZR ZZ');

function codes(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

describe('the labels of an address form', () => {
  it.each([
    ['US', 'state', 'zip'],
    ['CA', 'province', 'postal'],
    ['JP', 'prefecture', 'postal'],
    ['IE', 'county', 'eircode'],
    ['AE', 'emirate', 'postal'],
    ['GB', 'region', 'postcode'],
    ['CL', 'region', 'postal'],
    ['', 'any', 'any'],
  ])('for the country %j are %s and %s', (country, region, postCode) => {
    expect([regionKind(country), postCodeKind(country)]).toEqual([region, postCode]);
  });
});
