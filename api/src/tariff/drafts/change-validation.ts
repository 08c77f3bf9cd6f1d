import {
  compileValidator,
  isCountry,
  PAYMENT_METHOD_CODES,
  TARIFF_VALUES,
  type ValidationResult,
  type Input,
} from '@shop/contract';
import type { ProductTariff } from '@shop/pricing';
import { ApiError, fieldError, type FieldError } from '../../common/public';
import type { ProductPriceRow, TariffChange, TariffRows } from '../snapshot/tariff-rows';

type ChangeInput = Pick<Input<'admin/tariff-draft-change'>, 'kind' | 'subject' | 'value'>;
type Validator = (value: unknown) => ValidationResult<unknown>;

const VALIDATORS = {
  area: compileValidator(TARIFF_VALUES.product.area),
  unit: compileValidator(TARIFF_VALUES.product.unit),
  service: compileValidator(TARIFF_VALUES.service),
  zone: compileValidator(TARIFF_VALUES.zone),
  exclusion: compileValidator(TARIFF_VALUES.exclusion),
  exchange_fee: compileValidator(TARIFF_VALUES.exchange_fee),
  remittance: compileValidator(TARIFF_VALUES.remittance),
};

const SERVICE = /^(\d{1,4}):[a-z0-9-]{1,40}$/;

/** The kinds whose value may be null: a draft may remove them. */
const REMOVABLE: readonly TariffChange['kind'][] = ['service', 'zone', 'exclusion', 'remittance'];

/** Whether a change does not remove what cannot be without a value. */
export function canHaveValue({ kind, value }: Pick<TariffChange, 'kind' | 'value'>): boolean {
  return value !== null || REMOVABLE.includes(kind);
}

/**
 * Validates the form of one change and returns its value as drafts store it. Whether the whole tariff can price is checked
 * on publishing.
 * @throws ApiError `validation_failed` for an unknown subject, a value of the wrong form, and variants or finishes that the
 *   catalogue does not describe
 */
export function validateChangeValue(rows: TariffRows, { kind, subject, value }: ChangeInput): unknown {
  if (!isKnownSubject(rows, kind, subject))
    throw new ApiError('validation_failed', [{ field: 'subject', code: 'invalid' }]);
  if (value === null && REMOVABLE.includes(kind)) return null;
  if (kind !== 'product') return normalizeFee(kind, validateValue(VALIDATORS[kind], value));
  const product = rows.products.find(({ sku }) => sku === subject);
  if (!product) throw fieldError('validation_failed', 'subject');
  const tariff = validateValue(VALIDATORS[product.kind], value);
  const unknown = findUnknownCodes(rows, product, tariff as ProductTariff);
  if (unknown.length > 0) throw new ApiError('validation_failed', unknown);
  return tariff;
}

function isKnownSubject(
  { products, methods, zones, exclusions, currencies }: TariffRows,
  kind: TariffChange['kind'],
  subject: string,
): boolean {
  switch (kind) {
    case 'product':
      return products.some(({ sku }) => sku === subject);
    case 'service':
      return methods.some(({ method }) => String(method) === SERVICE.exec(subject)?.[1]);
    case 'zone':
      return isCountry(subject) || zones.some(({ country }) => country === subject);
    case 'exclusion':
      return isCountry(subject) || exclusions.some(({ country }) => country === subject);
    case 'exchange_fee':
      return currencies.some(({ code }) => code === subject);
    case 'remittance':
      return PAYMENT_METHOD_CODES.some((code) => String(code) === subject);
  }
}

function validateValue(validate: Validator, value: unknown): unknown {
  if (value === null) throw new ApiError('validation_failed', [{ field: 'value', code: 'required' }]);
  const checked = validate(value);
  if (checked.ok) return checked.value;
  const errors = checked.issues.map(({ field, code }) => ({ field: field ? `value.${field}` : 'value', code }));
  throw new ApiError('validation_failed', errors);
}

/** New variants need a drawing and new finishes a name in the catalogue; what the product already has may stay. */
function findUnknownCodes(rows: TariffRows, product: ProductPriceRow, tariff: ProductTariff): FieldError[] {
  const currentVariants = variantCodes(product.tariff);
  return [
    ...variantCodes(tariff)
      .filter((code) => !currentVariants.includes(code) && !product.variants.includes(code))
      .map((code) => ({ field: `value.pricing.variants.${code}`, code: 'unknown_variant' as const })),
    ...Object.keys(tariff.finishes)
      .filter((code) => !Object.hasOwn(product.tariff.finishes, code) && !rows.finishes.includes(code))
      .map((code) => ({ field: `value.finishes.${code}`, code: 'unknown_finish' as const })),
  ];
}

const variantCodes = ({ pricing }: ProductTariff): string[] =>
  'variants' in pricing ? Object.keys(pricing.variants) : [];

/** Fees as the database writes them: `0.030` becomes `0.03`. */
function normalizeFee(kind: TariffChange['kind'], value: unknown): unknown {
  if (kind === 'exchange_fee') return trimDecimal(value as string);
  if (kind !== 'remittance') return value;
  const fee = value as { rate: string; fixed: object };
  return { ...fee, rate: trimDecimal(fee.rate) };
}

function trimDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
