import type { CatalogueRows } from '../rows';
import type { TariffChange } from '../tariff-drafts/tariff-change';
import { FINISH, SERVICE, type SheetName, TERMS } from './columns';
import { type Row, type Tables } from './tables';
import { tiersOf } from './rebuild';

/** The cell of a sheet that a place in the tariff comes from. */
export interface SheetPlace {
  sheet: SheetName;
  /** The key columns of its row. */
  key: Row;
  column: string;
}

/**
 * Where the sheets have what a tariff's fault names, such as `products.vinyl-440.pricing.tiers[1].retail`;
 * null for what is in no sheet.
 */
export function placeOf(rows: CatalogueRows, wanted: Tables, path: string): SheetPlace | null {
  if (path.startsWith('products.')) return productPlace(rows, wanted, path.slice('products.'.length));
  const [, method = '', zone = '', field = ''] = /^shipping\.services\.(\d+)\.([^.]+)(?:\.(\w+))?$/.exec(path) ?? [];
  if (zone) return { sheet: 'services', key: { method, zone }, column: titleOf(SERVICE, field) ?? 'zone' };
  const [, country] = /^shipping\.zones\.(\w+)/.exec(path) ?? [];
  if (country) return { sheet: 'zones', key: { country }, column: path.endsWith('.major') ? 'major' : 'zone' };
  const [, currency] = /^exchangeRate\.(\w+)$/.exec(path) ?? [];
  if (currency) return fee('exchange_fee', currency, null, 'rate');
  const [, payment = '', taken] = /^remittance\.(\w+)(?:\.rate|\.fixed(?:\.(\w+))?)?$/.exec(path) ?? [];
  if (payment)
    return taken ? fee('remittance', payment, taken, 'fixed_minor') : fee('remittance', payment, null, 'rate');
  return null;
}

/** A field of a change's value as the path that the whole tariff has for it. */
export function pathOf({ kind, subject }: Pick<TariffChange, 'kind' | 'subject'>, field: string): string {
  const rest = field.replace(/^value\.?/, '');
  const under = (path: string) => (rest === '' || rest === 'subject' ? path : `${path}.${rest}`);
  switch (kind) {
    case 'product':
      return under(`products.${subject}`);
    case 'service':
      return under(`shipping.services.${subject.replace(':', '.')}`);
    case 'zone':
    case 'exclusion':
      return under(`shipping.zones.${subject}`);
    case 'exchange_fee':
      return `exchangeRate.${subject}`;
    case 'remittance':
      return under(`remittance.${subject}`);
  }
}

const fee = (kind: string, subject: string, currency: string | null, column: string): SheetPlace => ({
  ...{ sheet: 'fees', key: { kind, subject, currency } },
  column,
});

function titleOf(fields: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(fields).find(([, field]) => field === path)?.[0];
}

function productPlace({ products }: CatalogueRows, wanted: Tables, path: string): SheetPlace | null {
  const sku = products.find((product) => path.startsWith(`${product.sku}.`))?.sku;
  if (sku === undefined) return null;
  const field = path.slice(sku.length + 1);
  const column = titleOf(TERMS, field);
  if (column) return { sheet: 'terms', key: { sku }, column };
  const [, finish = '', price = ''] = /^finishes\.([^.]+)(?:\.(\w+))?$/.exec(field) ?? [];
  if (finish) return { sheet: 'finishes', key: { sku, finish }, column: titleOf(FINISH, price) ?? 'finish' };
  return pricingPlace(sku, wanted, field) ?? { sheet: 'terms', key: { sku }, column: 'sku' };
}

const PRICING = /^pricing\.(?:variants\.(.+?)(?:\.|$))?(?:(grams|cm3)|tiers(?:\[(\d+)\](?:\.(\w+))?)?)?$/;
const TIER: Readonly<Record<string, string>> = { from: 'from', retail: 'retail_fen', reseller: 'reseller_fen' };

function pricingPlace(sku: string, wanted: Tables, field: string): SheetPlace | null {
  const match = PRICING.exec(field);
  if (!match) return null;
  const [, variant = null, weight, index, price = ''] = match;
  if (index === undefined) {
    if (variant === null) return null;
    return { sheet: 'variants', key: { sku, variant }, column: weight ?? 'variant' };
  }
  const own = wanted.tiers.filter((tier) => tier.sku === sku && tier.variant === variant);
  const tier = tiersOf(own)[Number(index)];
  if (!tier || !('from' in tier)) return null;
  return {
    sheet: 'tiers',
    key: { sku, variant, from: (tier.from as Row[string]) ?? null },
    column: TIER[price] ?? 'from',
  };
}
