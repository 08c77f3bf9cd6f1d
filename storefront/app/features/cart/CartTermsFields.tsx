import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/fields';
import { currencies } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useCurrencyName } from '../preferences/useCurrencyName';
import { CountrySelect } from '../quote/CountrySelect';
import { PREPAID_ACCOUNT, type CalledTerms } from '../quote/terms';
import { PaymentMethodSelect, ShippingMethodSelect, type TermsErrors } from '../quote/TermsFields';
import { useShippingOptions } from '../quote/useShippingOptions';
import { useSession } from '../session/useSession';
import type { CartTerms } from './useCart';

interface CartTermsFieldsProps {
  terms: CartTerms;
  /** The chosen address's, which then is not chosen here. */
  country: string | null;
  called: CalledTerms;
  errors: TermsErrors;
}

/** How the cart ships, how it is paid, and in which currency. */
export function CartTermsFields({ terms: { terms, change }, country, called, errors }: CartTermsFieldsProps) {
  const { t } = useTranslation('quote');
  const reseller = useSession()?.role === 'reseller';
  const { choose } = usePreferences();
  const nameOf = useCurrencyName();
  const options = useShippingOptions(called.country, called.currency);
  const offered = currencies.filter((currency) => (currency === 'CNY') === (terms.paymentMethod === PREPAID_ACCOUNT));
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
      {reseller && (
        <PaymentMethodSelect
          method={terms.paymentMethod}
          onChange={(paymentMethod) => change({ paymentMethod })}
          error={errors.paymentMethod}
          hint={t('terms.payingInCny')}
        />
      )}
      <SelectField
        label={t('terms.currency')}
        value={called.currency}
        disabled={offered.length === 1}
        hint={reseller ? undefined : t('terms.byPaypal')}
        onChange={(event) => {
          const currency = offered.find((code) => code === event.currentTarget.value);
          if (currency) choose({ currency });
        }}
        error={reseller ? undefined : errors.paymentMethod}
      >
        {offered.map((currency) => (
          <option key={currency} value={currency}>
            {currency} · {nameOf(currency)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
