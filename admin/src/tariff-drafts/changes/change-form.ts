import type { RemittanceFeeView, ServiceTariffView, TariffChangeKindName } from '@shop/contract';
import { findSource, type FormField, readFields, writeFields } from '../../tariff/form-fields';
import { fromProductValues, productFields, toProductValues, type ProductTariffValues } from '../../tariff/product-form';
import type { ProductTariff } from '../../tariff/product-tariff';
import { EXCHANGE_FEE_FORM, remittanceForm, SERVICE_FORM, ZONE_FORM } from '../../tariff/term-form';
import { REMOVABLE_KINDS } from './change-kinds';

/** What the form of a change holds: the inputs of its kind. */
export interface ChangeValues extends Record<string, unknown> {
  /** Whether there is a value after the change; false removes it. */
  present: boolean;
}

const NEW_SERVICE: ServiceTariffView = {
  firstGrams: 500,
  firstFen: '',
  nextGrams: 500,
  nextFen: '',
  divisor: 5000,
  packagingGrams: 250,
  maxParcelGrams: 30000,
};
const NEW_VALUES: Partial<Record<TariffChangeKindName, unknown>> = {
  service: NEW_SERVICE,
  zone: { zone: '', major: false },
  exclusion: true,
  remittance: { rate: '0', fixed: {} },
};

/** The value that a form starts with: that of the change, or else the one it is based on. */
export function startValue(kind: TariffChangeKindName, value: unknown, base: unknown): unknown {
  return value ?? base ?? NEW_VALUES[kind];
}

/**
 * @param start the value of the inputs, also of inputs that are hidden because the value is removed
 * @param isPresent whether the value is not removed
 */
export function toChangeValues(kind: TariffChangeKindName, start: unknown, isPresent: boolean): ChangeValues {
  if (kind === 'product') return { present: true, ...toProductValues(start as ProductTariff) };
  const skeleton = { present: isPresent, ...(kind === 'remittance' && { fixed: toFeeRows(start) }) };
  return readFields<ChangeValues>(skeleton, termFields(kind, skeleton), start);
}

/** The value that a form describes, which was opened with `start`; null if it is removed. */
export function fromChangeValues(kind: TariffChangeKindName, start: unknown, values: ChangeValues): unknown {
  if (REMOVABLE_KINDS.includes(kind) && !values.present) return null;
  if (kind === 'product') return fromProductValues(start as ProductTariff, values as unknown as ProductTariffValues);
  const fields = termFields(kind, values);
  return kind === 'remittance'
    ? writeFields(keepCurrencies(start, values), fields, values)
    : writeFields(start, fields, values);
}

/** Returns the input for the field of an API error. */
export function changeSources(kind: TariffChangeKindName, start: unknown, values: ChangeValues) {
  const fields =
    kind === 'product'
      ? productFields(start as ProductTariff, values as unknown as ProductTariffValues)
      : termFields(kind, values);
  return findSource(fields, 'value');
}

interface FeeRow {
  currency: string;
}

const toFeeRows = (start: unknown): FeeRow[] =>
  Object.keys((start as RemittanceFeeView).fixed).map((currency) => ({ currency }));

const feeRows = (values: Partial<ChangeValues>) => (values.fixed ?? []) as readonly FeeRow[];

/** The fee without the currencies that the form no longer has. */
function keepCurrencies(start: unknown, values: ChangeValues): RemittanceFeeView {
  const fee = start as RemittanceFeeView;
  const codes = feeRows(values).map(({ currency }) => currency);
  return { ...fee, fixed: Object.fromEntries(Object.entries(fee.fixed).filter(([code]) => codes.includes(code))) };
}

/** @param values of the form, for the rows that it has */
function termFields(
  kind: Exclude<TariffChangeKindName, 'product'>,
  values: Partial<ChangeValues>,
): readonly FormField[] {
  switch (kind) {
    case 'service':
      return SERVICE_FORM;
    case 'zone':
      return ZONE_FORM;
    case 'exclusion':
      return [];
    case 'exchange_fee':
      return EXCHANGE_FEE_FORM;
    case 'remittance':
      return remittanceForm(feeRows(values));
  }
}
