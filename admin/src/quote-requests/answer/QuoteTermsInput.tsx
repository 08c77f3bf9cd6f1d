import Box from '@mui/material/Box';
import {
  acceptsCurrency,
  type AdminQuoteRequestView,
  mayPayWith,
  PAYMENT_METHOD_CODES,
  SHIPPING_METHOD_CODES,
} from '@shop/contract';
import { required, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSiteConfig } from '../../api/useSiteConfig';
import { useFormat } from '../../i18n/useFormat';
import { currencyFor, type Terms } from './quote-form';

/** Destination, shipping method, payment method and currency of a quote. */
export function QuoteTermsInput({ priceList }: Pick<AdminQuoteRequestView, 'priceList'>) {
  const { country: countryName } = useFormat();
  const site = useSiteConfig();
  const { setValue } = useFormContext<Terms>();
  const [country, paymentMethod, currency] = useWatch<Terms, ['country', 'paymentMethod', 'currency']>({
    name: ['country', 'paymentMethod', 'currency'],
  });
  const countries = includeCurrent(country, site?.countries ?? []);
  const currencies = includeCurrent(currency, site?.currencies.map(({ code }) => code) ?? []);
  const role = priceList === 'reseller' ? 'reseller' : 'customer';
  const paymentMethods = PAYMENT_METHOD_CODES.filter((method) => mayPayWith(role, method));
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}
    >
      <TermInput
        source="country"
        choices={countries
          .map((id) => ({ id, name: countryName(id) }))
          .toSorted((one, other) => one.name.localeCompare(other.name))}
      />
      <TermInput
        source="shippingMethod"
        choices={SHIPPING_METHOD_CODES.map((id) => ({ id, name: `labels.shippingMethod.${id}` }))}
        isTranslated
      />
      <TermInput
        source="paymentMethod"
        choices={paymentMethods.map((id) => ({ id, name: `labels.paymentMethod.${id}` }))}
        isTranslated
        onChange={(method) => setValue('currency', currencyFor(Number(method), currency))}
      />
      <TermInput
        source="currency"
        choices={currencies.filter((id) => acceptsCurrency(paymentMethod, id)).map((id) => ({ id, name: id }))}
      />
    </Box>
  );
}

interface TermInputProps {
  source: keyof Terms;
  choices: { id: string | number; name: string }[];
  /** Whether the names are translation keys. */
  isTranslated?: boolean;
  onChange?: (value: unknown) => void;
}

function TermInput({ source, choices, isTranslated = false, onChange }: TermInputProps) {
  return (
    <SelectInput
      source={source}
      label={`quoteRequests.terms.${source}`}
      helperText={false}
      margin="none"
      choices={choices}
      translateChoice={isTranslated}
      validate={REQUIRED}
      {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
    />
  );
}

/** The current value is an option even before the site's configuration is loaded. */
function includeCurrent(current: string, options: readonly string[]): string[] {
  return [...new Set([current, ...options])];
}

const REQUIRED = required();
