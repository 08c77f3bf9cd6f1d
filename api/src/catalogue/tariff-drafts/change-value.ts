import { judge, TARIFF_VALUES, type Checked, type Input } from '@shop/contract';
import { Refusal, refuseField, type FieldRefusal } from '../../kernel/public';
import type { CatalogueRows, ProductRow } from '../rows';
import type { TariffChange } from './tariff-change';

type Wanted = Pick<Input<'admin/tariff-draft-change'>, 'kind' | 'subject' | 'value'>;
type Judge = (value: unknown) => Checked<unknown>;

const JUDGES = {
  area: judge(TARIFF_VALUES.product.area),
  unit: judge(TARIFF_VALUES.product.unit),
  service: judge(TARIFF_VALUES.service),
  zone: judge(TARIFF_VALUES.zone),
  exclusion: judge(TARIFF_VALUES.exclusion),
  exchange_fee: judge(TARIFF_VALUES.exchange_fee),
  remittance: judge(TARIFF_VALUES.remittance),
};
const SERVICE = /^(\d{1,4}):[a-z0-9-]{1,40}$/;
const COUNTRY = /^[A-Z]{2}$/;
/** What a draft may take away. */
const REMOVABLE: readonly TariffChange['kind'][] = ['service', 'zone', 'exclusion'];

/**
 * The value as a draft keeps it. Refuses `validation_failed` for a subject that cannot be, for what has not the form of
 * its kind, and for variants and finishes that the shop has no words or drawing for. Whether it can price is judged later.
 */
export function checkedValue(rows: CatalogueRows, { kind, subject, value }: Wanted): unknown {
  if (!isSubject(rows, kind, subject)) throw new Refusal('validation_failed', [{ field: 'subject', code: 'invalid' }]);
  if (value === null && REMOVABLE.includes(kind)) return null;
  if (kind !== 'product') return canonical(kind, formed(JUDGES[kind], value));
  const product = rows.products.find(({ sku }) => sku === subject);
  if (!product) throw refuseField('validation_failed', 'subject');
  const tariff = formed(JUDGES[product.kind], value);
  const unknown = unknownCodes(rows, product, tariff as ProductRow['tariff']);
  if (unknown.length > 0) throw new Refusal('validation_failed', unknown);
  return tariff;
}

function isSubject(
  { products, methods, currencies, fees }: CatalogueRows,
  kind: TariffChange['kind'],
  subject: string,
) {
  switch (kind) {
    case 'product':
      return products.some(({ sku }) => sku === subject);
    case 'service':
      return methods.some(({ method }) => String(method) === SERVICE.exec(subject)?.[1]);
    case 'zone':
    case 'exclusion':
      return COUNTRY.test(subject);
    case 'exchange_fee':
      return currencies.some(({ code }) => code === subject);
    case 'remittance':
      return fees.some(({ payment_method }) => String(payment_method) === subject);
  }
}

function formed(judgeForm: Judge, value: unknown): unknown {
  if (value === null) throw new Refusal('validation_failed', [{ field: 'value', code: 'required' }]);
  const checked = judgeForm(value);
  if (checked.ok) return checked.value;
  const errors = checked.issues.map(({ field, code }) => ({ field: field ? `value.${field}` : 'value', code }));
  throw new Refusal('validation_failed', errors);
}

/** A variant without a drawing and a finish without a name cannot be shown; what the product has, it may keep. */
function unknownCodes(rows: CatalogueRows, product: ProductRow, tariff: ProductRow['tariff']): FieldRefusal[] {
  const { presentation } = product;
  const [variants, finishes] = [
    variantsOf(tariff).filter((code) => !variantsOf(product.tariff).includes(code)),
    Object.keys(tariff.finishes).filter((code) => !Object.hasOwn(product.tariff.finishes, code)),
  ];
  return [
    ...variants
      .filter((code) => !Object.hasOwn(presentation.variants ?? {}, code))
      .map((code) => ({ field: `value.pricing.variants.${code}`, code: 'unknown_variant' as const })),
    ...finishes
      .filter((code) => !rows.finishes.some(({ finish }) => finish === code))
      .map((code) => ({ field: `value.finishes.${code}`, code: 'unknown_finish' as const })),
  ];
}

const variantsOf = ({ pricing }: ProductRow['tariff']): string[] =>
  'variants' in pricing ? Object.keys(pricing.variants) : [];

/** Fees as the database writes them: `0.030` is `0.03`. */
function canonical(kind: TariffChange['kind'], value: unknown): unknown {
  if (kind === 'exchange_fee') return trimmed(value as string);
  if (kind !== 'remittance') return value;
  const fee = value as { rate: string; fixed: object };
  return { ...fee, rate: trimmed(fee.rate) };
}

function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
