import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/fields';
import { CountrySelect } from './CountrySelect';
import { daysWords, type ShippingOption } from './shipping-option';
import { paymentMethods, shippingMethods, type PaymentMethod, type QuoteTerms, type ShippingMethod } from './terms';

export type TermsErrors = Partial<Record<'country' | 'shippingMethod' | 'paymentMethod', string>>;

interface TermsFieldsProps {
  terms: QuoteTerms;
  onChange: (change: Partial<QuoteTerms>) => void;
  errors: TermsErrors;
  /** What serves the country; all methods while that is not known. */
  options: readonly ShippingOption[] | null;
}

/** Where to, how, and paid how. */
export function TermsFields({ terms, onChange, errors, options }: TermsFieldsProps) {
  const { t } = useTranslation('quote');
  return (
    <>
      <CountrySelect
        label={t('terms.country')}
        value={terms.country}
        onChange={(country) => onChange({ country })}
        error={errors.country}
      />
      <ShippingMethodSelect
        method={terms.shippingMethod}
        onChange={(shippingMethod) => onChange({ shippingMethod })}
        options={options}
        error={errors.shippingMethod}
      />
      <PaymentMethodSelect
        method={terms.paymentMethod}
        onChange={(paymentMethod) => onChange({ paymentMethod })}
        error={errors.paymentMethod}
      />
    </>
  );
}

interface ShippingMethodSelectProps {
  method: ShippingMethod;
  onChange: (method: ShippingMethod) => void;
  options: readonly ShippingOption[] | null;
  error?: string;
}

export function ShippingMethodSelect({ method, onChange, options, error }: ShippingMethodSelectProps) {
  const { t } = useTranslation('quote');
  const chosen = options?.find((option) => option.method === method);
  const serves = (code: number) => options === null || options.some((option) => option.method === code);
  return (
    <SelectField
      label={t('terms.shippingMethod')}
      value={method}
      onChange={(event) => onChange(methodOf(event.currentTarget.value))}
      error={error}
      hint={chosen && t('terms.days', { major: daysWords(chosen.days.major), other: daysWords(chosen.days.other) })}
    >
      {shippingMethods.map((code) => (
        <option key={code} value={code} disabled={!serves(code)}>
          {t(`shipping.${code}`)}
          {!serves(code) && ` (${t('terms.notServed')})`}
        </option>
      ))}
    </SelectField>
  );
}

interface PaymentMethodSelectProps {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  error?: string;
  hint?: string;
}

export function PaymentMethodSelect({ method, onChange, error, hint }: PaymentMethodSelectProps) {
  const { t } = useTranslation('quote');
  return (
    <SelectField
      label={t('terms.paymentMethod')}
      value={method}
      onChange={(event) =>
        onChange(paymentMethods.find((code) => String(code) === event.currentTarget.value) ?? method)
      }
      error={error}
      hint={hint}
    >
      {paymentMethods.map((code) => (
        <option key={code} value={code}>
          {t(`payment.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}

function methodOf(value: string): ShippingMethod {
  return shippingMethods.find((code) => String(code) === value) ?? 0;
}
