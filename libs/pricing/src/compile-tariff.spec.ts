import { banner, cart, document, stand } from '../test/vectors';
import { compileTariff, quote, type TariffDocument } from './index';

const quoteOrError = (by: TariffDocument) => {
  const result = quote(compileTariff(by), cart({ ...banner, finishes: ['hem-grommet', 'pole-pocket'] }, stand));
  return result.ok ? result.quote : result.error;
};

/** The document with one part of its JSON text replaced everywhere. */
const replaced = (from: string, to: string): TariffDocument => {
  const json = JSON.stringify(document);
  if (!json.includes(from)) throw new Error(`no ${from} in the document`);
  return JSON.parse(json.replaceAll(from, to)) as TariffDocument;
};

test('reads a number, its decimal string and a string with trailing zeros as the same value', () => {
  const rewritten = (rewrite: (name: string, value: unknown) => unknown) =>
    JSON.parse(JSON.stringify(document), rewrite);
  const texts = rewritten((_, value) => (typeof value === 'number' ? `${value}.000` : value));
  const numbers = rewritten((_, value) =>
    typeof value === 'string' && /^[\d.]+$/.test(value) ? Number(value) : value,
  );
  expect(quoteOrError(texts)).toEqual(quoteOrError(document));
  expect(quoteOrError(numbers)).toEqual(quoteOrError(document));
});

test('reads a number as its shortest decimal form', () => {
  const quotedAt = (perCny: string | number) =>
    quoteOrError({ ...document, currencies: { USD: { digits: 2, perCny } } });
  expect(quotedAt(0.1)).toEqual(quotedAt('0.1'));
  expect(quotedAt(1e-7)).toEqual(quotedAt('0.0000001'));
});

test('treats a null price, limit or divisor as absent', () => {
  const rewritten = replaced(
    '"raw-edges":{}',
    '"raw-edges":{"fenPerMetre":null,"fenPerGrommet":null,"fenPerPiece":null,"fenPerM2":null}',
  );
  expect(quoteOrError(rewritten)).toEqual(quoteOrError(document));
  expect(quoteOrError(replaced('"divisor":5000,', ''))).toEqual(
    quoteOrError(replaced('"divisor":5000', '"divisor":null')),
  );
});

test('accepts a SKU that is also a property of every object', () => {
  const products = JSON.parse(
    `{"__proto__": ${JSON.stringify(document.products['vinyl-440'])}}`,
  ) as TariffDocument['products'];
  const result = quote(compileTariff({ ...document, products }), cart({ ...banner, sku: '__proto__' }));
  expect(result).toMatchObject({ ok: true });
});

test.each([
  ['a price that is not a decimal', '"retail":3800', '"retail":"38,00"'],
  ['a rate of zero', '"perCny":"0.13900000"', '"perCny":"0"'],
  ['a roll width of zero', '"rollWidthMm":3200', '"rollWidthMm":0'],
  ['a setup charge of half a fen', '"setupFen":1500', '"setupFen":"1500.5"'],
  ['a weight step of half a gram', '"nextGrams":500', '"nextGrams":0.5'],
  ['a weight step of zero', '"nextGrams":500', '"nextGrams":0'],
  ['a negative weight', '"gramsPerPiece":20', '"gramsPerPiece":-20'],
  ['a parcel limit of zero', '"maxParcelGrams":30000', '"maxParcelGrams":0'],
  ['a divisor of zero', '"divisor":5000', '"divisor":0'],
  ['a remittance rate of 100 %', '"rate":"0.044"', '"rate":"1"'],
])('throws a RangeError for %s', (_, from, to) => {
  expect(() => compileTariff(replaced(from, to))).toThrow(RangeError);
});
