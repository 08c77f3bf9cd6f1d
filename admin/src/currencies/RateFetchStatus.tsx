import Alert from '@mui/material/Alert';
import type { AdminCurrencyRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

/** Whether rates are fetched automatically, and the result of the last fetch. */
export function RateFetchStatus({ currency: { fetches, lastFetch } }: { currency: AdminCurrencyRowView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  if (!fetches) return <Message>{translate('currencies.fetch.off')}</Message>;
  if (!lastFetch) return <Message>{translate('currencies.fetch.never')}</Message>;
  const { at, outcome, reason, applied, pending } = lastFetch;
  if (outcome === 'done') {
    return <Message>{translate('currencies.fetch.done', { at: time(at), applied, pending })}</Message>;
  }
  const reasonText = translate(`currencies.fetch.reason.${reason}`, { _: reason });
  return <Message failed>{translate('currencies.fetch.failed', { at: time(at), reason: reasonText })}</Message>;
}

function Message({ children, failed = false }: { children: string; failed?: boolean }) {
  return (
    <Alert severity={failed ? 'warning' : 'info'} variant="outlined" icon={failed ? undefined : false}>
      {children}
    </Alert>
  );
}
