import type { TariffChange } from '../../tariff/public';
import { FINISH, FINISH_RULES, SERVICE, type SheetName, TERMS } from './columns';
import { type Row, type SheetRows } from './sheet-rows';
import type { SpreadsheetSource } from './spreadsheet-source';
import { finishRuleRows, buildTiers } from './build-changes';

/** The cell that a value of the tariff comes from. */
export interface CellLocation {
  sheet: SheetName;
  /** The key columns of its row. */
  key: Row;
  column: string;
}

/**
 * Finds the cell that a path of the tariff comes from, such as `products.vinyl-440.pricing.tiers[1].retail`; null if no
 * sheet holds it.
 */
export function locateCell(source: SpreadsheetSource, wanted: SheetRows, path: string): CellLocation | null {
  if (path.startsWith('products.')) return locateProductCell(source, wanted, path.slice('products.'.length));
  const [, method = '', zone = '', field = ''] = /^shipping\.services\.(\d+)\.([^.]+)(?:\.(\w+))?$/.exec(path) ?? [];
  if (zone) return { sheet: 'services', key: { method, zone }, column: columnOf(SERVICE, field) ?? 'zone' };
  const [, country] = /^shipping\.zones\.(\w+)/.exec(path) ?? [];
  if (country) return { sheet: 'zones', key: { country }, column: path.endsWith('.major') ? 'major' : 'zone' };
  const [, currency] = /^exchangeRate\.(\w+)$/.exec(path) ?? [];
  if (currency) return locateFeeCell('exchange_fee', currency, null, 'rate');
  const [, payment = '', fixedIn] = /^remittance\.(\w+)(?:\.rate|\.fixed(?:\.(\w+))?)?$/.exec(path) ?? [];
  if (payment)
    return fixedIn
      ? locateFeeCell('remittance', payment, fixedIn, 'fixed_minor')
      : locateFeeCell('remittance', payment, null, 'rate');
  return null;
}

/** The path in the whole tariff of a field in a change's value. */
export function tariffPath({ kind, subject }: Pick<TariffChange, 'kind' | 'subject'>, field: string): string {
  const rest = field.replace(/^value\.?/, '');
  const join = (path: string) => (rest === '' || rest === 'subject' ? path : `${path}.${rest}`);
  switch (kind) {
    case 'product':
      return join(`products.${subject}`);
    case 'service':
      return join(`shipping.services.${subject.replace(':', '.')}`);
    case 'zone':
    case 'exclusion':
      return join(`shipping.zones.${subject}`);
    case 'exchange_fee':
      return `exchangeRate.${subject}`;
    case 'remittance':
      return join(`remittance.${subject}`);
  }
}

const locateFeeCell = (kind: string, subject: string, currency: string | null, column: string): CellLocation => ({
  ...{ sheet: 'fees', key: { kind, subject, currency } },
  column,
});

function columnOf(fields: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(fields).find(([, field]) => field === path)?.[0];
}

function locateProductCell({ products }: SpreadsheetSource, wanted: SheetRows, path: string): CellLocation | null {
  const sku = products.find((product) => path.startsWith(`${product.sku}.`))?.sku;
  if (sku === undefined) return null;
  const field = path.slice(sku.length + 1);
  const column = columnOf(TERMS, field);
  if (column) return { sheet: 'terms', key: { sku }, column };
  const [, finish = '', price = ''] = /^finishes\.([^.]+)(?:\.(\w+))?$/.exec(field) ?? [];
  if (finish) return { sheet: 'finishes', key: { sku, finish }, column: columnOf(FINISH, price) ?? 'finish' };
  return (
    locateFinishRuleCell(sku, wanted, field) ??
    locatePricingCell(sku, wanted, field) ?? { sheet: 'terms', key: { sku }, column: 'sku' }
  );
}

/** `finishRules.exclusive[0][1]` or `finishRules.requires.standoffs[0]` */
function locateFinishRuleCell(sku: string, wanted: SheetRows, path: string): CellLocation | null {
  const [, field = '', index, code] = /^(finishRules\.\w+)(?:\[(\d+)\]|\.([^.[]+))/.exec(path) ?? [];
  const rule = columnOf(FINISH_RULES, field);
  if (rule === undefined) return null;
  const own = finishRuleRows(
    wanted.finish_rules.filter((row) => row.sku === sku),
    rule,
  );
  const subject = code ?? own[Number(index)]?.subject ?? null;
  return { sheet: 'finish_rules', key: { sku, rule, subject }, column: 'finishes' };
}

const PRICING = /^pricing\.(?:variants\.(.+?)(?:\.|$))?(?:(grams|cm3)|tiers(?:\[(\d+)\](?:\.(\w+))?)?)?$/;
const TIER: Readonly<Record<string, string>> = { from: 'from', retail: 'retail_fen', reseller: 'reseller_fen' };

function locatePricingCell(sku: string, wanted: SheetRows, field: string): CellLocation | null {
  const match = PRICING.exec(field);
  if (!match) return null;
  const [, variant = null, weight, index, price = ''] = match;
  if (index === undefined) {
    if (variant === null) return null;
    return { sheet: 'variants', key: { sku, variant }, column: weight ?? 'variant' };
  }
  const own = wanted.tiers.filter((tier) => tier.sku === sku && tier.variant === variant);
  const tier = buildTiers(own)[Number(index)];
  if (!tier || !('from' in tier)) return null;
  return {
    sheet: 'tiers',
    key: { sku, variant, from: (tier.from as Row[string]) ?? null },
    column: TIER[price] ?? 'from',
  };
}
