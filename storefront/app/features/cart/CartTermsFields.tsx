import { useTranslation } from 'react-i18next';
import { acceptsCurrency, mayPayWith } from '@shop/contract';
import { useSite } from '../../layout/site';
import { SelectField } from '../../ui/fields';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useCurrencyName } from '../preferences/useCurrencyName';
import { CountrySelect } from '../quote/CountrySelect';
import { type RequestTerms } from '../quote/terms';
import { PaymentMethodSelect, ShippingMethodSelect, type TermsErrors } from '../quote/TermsFields';
import { useShippingOptions } from '../quote/useShippingOptions';
import { useSession } from '../session/useSession';
import type { CartTerms } from './useCart';

interface CartTermsFieldsProps {
  terms: CartTerms;
  /** The country of the chosen address; null lets the customer choose one. */
  country: string | null;
  requestTerms: RequestTerms;
  errors: TermsErrors;
}

/** Shipping method, payment method and currency of the cart. */
export function CartTermsFields({ terms: { terms, change }, country, requestTerms, errors }: CartTermsFieldsProps) {
  const { t } = useTranslation('quote');
  const role = useSession()?.role ?? 'guest';
  const { choose } = usePreferences();
  const { currencies } = useSite();
  const nameOf = useCurrencyName();
  const options = useShippingOptions(requestTerms.country, requestTerms.currency);
  const allowedCurrencies = currencies.filter((currency) => acceptsCurrency(terms.paymentMethod, currency));
  return (
    <>
      {country === null && (
        <CountrySelect
          label={t('terms.quoteFor')}
          value={terms.country}
          onChange={(chosen) => change({ country: chosen })}
          error={errors.country}
        />
      )}
      <ShippingMethodSelect
        method={terms.shippingMethod}
        onChange={(shippingMethod) => change({ shippingMethod })}
        options={options}
        error={errors.shippingMethod ?? (country === null ? undefined : errors.country)}
      />
      <PaymentMethodSelect
        method={terms.paymentMethod}
        onChange={(paymentMethod) => change({ paymentMethod })}
        isAllowed={(method) => mayPayWith(role, method)}
        error={errors.paymentMethod}
        hint={t(role === 'reseller' ? 'terms.payingInCny' : 'terms.byPaypal')}
      />
      <SelectField
        label={t('terms.currency')}
        value={requestTerms.currency}
        disabled={allowedCurrencies.length === 1}
        onChange={(event) => {
          const currency = allowedCurrencies.find((code) => code === event.currentTarget.value);
          if (currency) choose({ currency });
        }}
      >
        {allowedCurrencies.map((currency) => (
          <option key={currency} value={currency}>
            {currency} · {nameOf(currency)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
