import { banner, cart, document, stand } from '../test/vectors';
import { compileTariff, quote, type TariffDocument } from './index';

const quoted = (by: TariffDocument) => {
  const result = quote(compileTariff(by), cart({ ...banner, finishes: ['hem-grommet', 'pole-pocket'] }, stand));
  return result.ok ? result.quote : result.refusal;
};

/** The document with one text of its JSON replaced everywhere. */
const altered = (from: string, to: string): TariffDocument => {
  const json = JSON.stringify(document);
  if (!json.includes(from)) throw new Error(`no ${from} in the document`);
  return JSON.parse(json.replaceAll(from, to)) as TariffDocument;
};

test('a number, its decimal string and other spellings of it mean the same', () => {
  const spelled = (spell: (name: string, value: unknown) => unknown) => JSON.parse(JSON.stringify(document), spell);
  const texts = spelled((_, value) => (typeof value === 'number' ? `${value}.000` : value));
  const numbers = spelled((_, value) => (typeof value === 'string' && /^[\d.]+$/.test(value) ? Number(value) : value));
  expect(quoted(texts)).toEqual(quoted(document));
  expect(quoted(numbers)).toEqual(quoted(document));
});

test('a number means its shortest decimal form', () => {
  const dime = (perCny: string | number) => quoted({ ...document, currencies: { USD: { digits: 2, perCny } } });
  expect(dime(0.1)).toEqual(dime('0.1'));
  expect(dime(1e-7)).toEqual(dime('0.0000001'));
});

test('a null price, limit or divisor is an absent one', () => {
  const spelled = altered(
    '"raw-edges":{}',
    '"raw-edges":{"fenPerMetre":null,"fenPerGrommet":null,"fenPerPiece":null,"fenPerM2":null}',
  );
  expect(quoted(spelled)).toEqual(quoted(document));
  expect(quoted(altered('"divisor":5000,', ''))).toEqual(quoted(altered('"divisor":5000', '"divisor":null')));
});

test('names that every object has are names like any other', () => {
  const products = JSON.parse(
    `{"__proto__": ${JSON.stringify(document.products['vinyl-440'])}}`,
  ) as TariffDocument['products'];
  const result = quote(compileTariff({ ...document, products }), cart({ ...banner, sku: '__proto__' }));
  expect(result).toMatchObject({ ok: true });
});

test.each([
  ['a price that is no decimal', '"retail":3800', '"retail":"38,00"'],
  ['a rate of zero', '"perCny":"0.13900000"', '"perCny":"0"'],
  ['a roll without width', '"rollWidthMm":3200', '"rollWidthMm":0'],
  ['half a fen of setup', '"setupFen":1500', '"setupFen":"1500.5"'],
  ['half a gram a step', '"nextGrams":500', '"nextGrams":0.5'],
  ['no gram a step', '"nextGrams":500', '"nextGrams":0'],
  ['a weight below zero', '"gramsPerPiece":20', '"gramsPerPiece":-20'],
  ['a parcel that holds nothing', '"maxParcelGrams":30000', '"maxParcelGrams":0'],
  ['a divisor of zero', '"divisor":5000', '"divisor":0'],
  ['a payment service that keeps everything', '"rate":"0.044"', '"rate":"1"'],
])('a tariff with %s does not compile', (_, from, to) => {
  expect(() => compileTariff(altered(from, to))).toThrow(RangeError);
});
