import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compileTariff,
  type LineRequest,
  type Quote,
  type QuoteRequest,
  type Tariff,
  type TariffDocument,
} from '../src';

export interface VectorCase {
  readonly name: string;
  readonly request: QuoteRequest & { readonly lines: readonly LineRequest[] };
  /** An error, or a part of the expected quote. */
  readonly expect: { readonly error: object; readonly original?: undefined } | (Quote & { readonly error?: undefined });
}

const text = readFileSync(path.resolve(__dirname, '../src/fixtures/pricing-vectors.json'), 'utf8');

export const { tariff: document, cases } = JSON.parse(text) as { tariff: TariffDocument; cases: readonly VectorCase[] };

export const tariff: Tariff = compileTariff(document);

export const banner = {
  sku: 'vinyl-440',
  width: '3',
  length: '6',
  unit: 1,
  quantity: 1,
  artwork: 'custom',
  finishes: [],
};
export const board = { ...banner, sku: 'acrylic-3mm', width: '24', length: '36', unit: 0 };
export const stand = { sku: 'roll-up', variant: '85x200', quantity: 10, artwork: 'custom', finishes: [] };

export const cart = (...lines: readonly unknown[]): QuoteRequest => ({
  currency: 'USD',
  priceList: 'retail',
  paymentMethod: 0,
  shippingMethod: 0,
  country: 'US',
  lines,
});
