import Alert from '@mui/material/Alert';
import type { AdminCurrencyRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';

/** Whether rates come by themselves, and how that went last. */
export function FetchState({ currency: { fetches, lastFetch } }: { currency: AdminCurrencyRowView }) {
  const translate = useTranslate();
  const { time } = useReading();
  if (!fetches) return <State>{translate('currencies.fetch.off')}</State>;
  if (!lastFetch) return <State>{translate('currencies.fetch.never')}</State>;
  const { at, outcome, reason, applied, pending } = lastFetch;
  if (outcome === 'done') {
    return <State>{translate('currencies.fetch.done', { at: time(at), applied, pending })}</State>;
  }
  const why = translate(`currencies.fetch.reason.${reason}`, { _: reason });
  return <State failed>{translate('currencies.fetch.failed', { at: time(at), reason: why })}</State>;
}

function State({ children, failed = false }: { children: string; failed?: boolean }) {
  return (
    <Alert severity={failed ? 'warning' : 'info'} variant="outlined" icon={failed ? undefined : false}>
      {children}
    </Alert>
  );
}
