import { useTranslation } from 'react-i18next';
import {
  findPaymentMethod,
  findShippingMethod,
  PAYMENT_METHOD_CODES,
  SHIPPING_METHOD_CODES,
  type PaymentMethod,
  type ShippingMethod,
} from '@shop/contract';
import { useSite } from '../../layout/site';
import { SelectField } from '../../ui/fields';
import { CountrySelect } from './CountrySelect';
import { formatDays, type ShippingOption } from './shipping-option';
import { type QuoteTerms } from './terms';

export type TermsErrors = Partial<Record<'country' | 'shippingMethod' | 'paymentMethod', string>>;

interface TermsFieldsProps {
  terms: QuoteTerms;
  onChange: (change: Partial<QuoteTerms>) => void;
  errors: TermsErrors;
  /** The shipping options of the country; null while loading, when all methods can be selected. */
  options: readonly ShippingOption[] | null;
}

/** Country, shipping method and payment method. */
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
  const { locale } = useSite();
  const chosen = options?.find((option) => option.method === method);
  const isServed = (code: number) => options === null || options.some((option) => option.method === code);
  return (
    <SelectField
      label={t('terms.shippingMethod')}
      value={method}
      onChange={(event) => onChange(findShippingMethod(Number(event.currentTarget.value)) ?? method)}
      error={error}
      hint={
        chosen &&
        t('terms.days', { major: formatDays(chosen.days.major, locale), other: formatDays(chosen.days.other, locale) })
      }
    >
      {SHIPPING_METHOD_CODES.map((code) => (
        <option key={code} value={code} disabled={!isServed(code)}>
          {t(`shipping.${code}`)}
          {!isServed(code) && ` (${t('terms.notServed')})`}
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
  /** Whether the customer may pay with a method; the others are listed, but cannot be chosen. All may be by default. */
  isAllowed?: (method: PaymentMethod) => boolean;
}

export function PaymentMethodSelect({
  method,
  onChange,
  error,
  hint,
  isAllowed = () => true,
}: PaymentMethodSelectProps) {
  const { t } = useTranslation('quote');
  return (
    <SelectField
      label={t('terms.paymentMethod')}
      value={method}
      onChange={(event) => onChange(findPaymentMethod(Number(event.currentTarget.value)) ?? method)}
      error={error}
      hint={hint}
    >
      {PAYMENT_METHOD_CODES.map((code) => (
        <option key={code} value={code} disabled={!isAllowed(code)}>
          {t(`payment.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}
