import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import {
  acceptsCurrency,
  type AdminQuoteRequestView,
  mayPayWith,
  PAYMENT_METHOD_CODES,
  SHIPPING_METHOD_CODES,
} from '@shop/contract';
import { useSiteConfig } from '../../api/useSiteConfig';
import { useFormat } from '../../i18n/useFormat';
import { withPaymentMethod, type TermsDraft } from './quote-draft';

interface QuoteTermsInputProps {
  terms: TermsDraft;
  priceList: AdminQuoteRequestView['priceList'];
  onChange: (terms: TermsDraft) => void;
}

/** Destination, shipping method, payment method and currency of a quote. */
export function QuoteTermsInput({ terms, priceList, onChange }: QuoteTermsInputProps) {
  const translate = useTranslate();
  const { country: countryName } = useFormat();
  const site = useSiteConfig();
  const countries = includeCurrent(terms.country, site?.countries ?? []);
  const currencies = includeCurrent(terms.currency, site?.currencies.map(({ code }) => code) ?? []);
  const role = priceList === 'reseller' ? 'reseller' : 'customer';
  const paymentMethods = PAYMENT_METHOD_CODES.filter((method) => mayPayWith(role, method));
  const select = (
    field: keyof TermsDraft,
    options: { value: string | number; name: string }[],
    onSelect: (value: string) => void,
  ) => (
    <TextField
      select
      label={translate(`quoteRequests.terms.${field}`)}
      margin="none"
      value={terms[field]}
      onChange={({ target }) => onSelect(String(target.value))}
      disabled={options.length < 2}
    >
      {options.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}
    >
      {select(
        'country',
        countries
          .map((code) => ({ value: code, name: countryName(code) }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
        (country) => onChange({ ...terms, country }),
      )}
      {select(
        'shippingMethod',
        SHIPPING_METHOD_CODES.map((method) => ({ value: method, name: translate(`labels.shippingMethod.${method}`) })),
        (method) => onChange({ ...terms, shippingMethod: Number(method) }),
      )}
      {select(
        'paymentMethod',
        paymentMethods.map((method) => ({ value: method, name: translate(`labels.paymentMethod.${method}`) })),
        (method) => onChange(withPaymentMethod(terms, Number(method))),
      )}
      {select(
        'currency',
        currencies
          .filter((code) => acceptsCurrency(terms.paymentMethod, code))
          .map((code) => ({ value: code, name: code })),
        (currency) => onChange({ ...terms, currency }),
      )}
    </Box>
  );
}

/** The current value is an option even before the site's configuration is loaded. */
function includeCurrent(current: string, options: readonly string[]): string[] {
  return [...new Set([current, ...options])];
}
