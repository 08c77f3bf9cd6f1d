import { fixedAmount, type FormField, NUMBER, MONEY, PERCENT, UNCHANGED } from './form-fields';
import { isMoney } from './field-name';

export const SERVICE_FIELDS = [
  'firstGrams',
  'firstFen',
  'nextGrams',
  'nextFen',
  'packagingGrams',
  'maxParcelGrams',
  'maxTotalGrams',
  'divisor',
] as const;

export const OPTIONAL_SERVICE_FIELDS: readonly string[] = ['maxTotalGrams', 'divisor'];

export const SERVICE_FORM: readonly FormField[] = SERVICE_FIELDS.map((name) => ({
  source: name,
  path: [name],
  format: isMoney([name]) ? MONEY : NUMBER,
}));

export const ZONE_FORM: readonly FormField[] = [
  { source: 'zone', path: ['zone'], format: UNCHANGED },
  { source: 'major', path: ['major'], format: UNCHANGED },
];

export const EXCHANGE_FEE_FORM: readonly FormField[] = [{ source: 'percent', path: [], format: PERCENT }];

/** The form has a row for each currency that the payment method takes. */
export function remittanceForm(rows: readonly { currency: string }[]): FormField[] {
  return [
    { source: 'percent', path: ['rate'], format: PERCENT },
    ...rows.map(({ currency }, index) => ({
      source: `fixed.${index}.amount`,
      path: ['fixed', currency],
      format: fixedAmount(currency),
    })),
  ];
}
