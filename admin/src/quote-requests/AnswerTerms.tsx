import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { withPayment, type TermsDraft } from './draft';
import { useSiteTerms } from './useSiteTerms';

const SHIPPING = [0, 1, 2, 3];
const PAYPAL = 0;
const PREPAID_ACCOUNT = 3;

interface AnswerTermsProps {
  terms: TermsDraft;
  /** Has a prepaid account to pay from. */
  reseller: boolean;
  onChange: (terms: TermsDraft) => void;
}

/** Where it goes, how, and how it is paid. */
export function AnswerTerms({ terms, reseller, onChange }: AnswerTermsProps) {
  const translate = useTranslate();
  const { country: nameOf } = useReading();
  const site = useSiteTerms();
  const countries = withOwn(terms.country, site?.countries ?? []).map((code) => ({ code, name: nameOf(code) }));
  const currencies = withOwn(terms.currency, site?.currencies.map(({ code }) => code) ?? []);
  const payments = reseller ? [PAYPAL, PREPAID_ACCOUNT] : [PAYPAL];
  const choice = (
    name: keyof TermsDraft,
    options: { value: string | number; name: string }[],
    onPick: (value: string) => void,
  ) => (
    <TextField
      select
      label={translate(`quoteRequests.terms.${name}`)}
      margin="none"
      value={terms[name]}
      onChange={({ target }) => onPick(String(target.value))}
      disabled={options.length < 2}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}
    >
      {choice(
        'country',
        countries.sort((a, b) => a.name.localeCompare(b.name)).map(({ code, name }) => ({ value: code, name })),
        (country) => onChange({ ...terms, country }),
      )}
      {choice(
        'shippingMethod',
        SHIPPING.map((method) => ({ value: method, name: translate(`terms.shipping.${method}`) })),
        (method) => onChange({ ...terms, shippingMethod: Number(method) }),
      )}
      {choice(
        'paymentMethod',
        payments.map((method) => ({ value: method, name: translate(`terms.payment.${method}`) })),
        (method) => onChange(withPayment(terms, Number(method))),
      )}
      {choice(
        'currency',
        currencies
          .filter((code) => (code === 'CNY') === (terms.paymentMethod === PREPAID_ACCOUNT))
          .map((code) => ({ value: code, name: code })),
        (currency) => onChange({ ...terms, currency }),
      )}
    </Box>
  );
}

/** The chosen one is there before the others are known. */
function withOwn(own: string, known: readonly string[]): string[] {
  return [...new Set([own, ...known])];
}
