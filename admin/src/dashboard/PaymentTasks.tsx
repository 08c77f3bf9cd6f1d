import Box from '@mui/material/Box';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useRecordCount } from '../api/useRecordCount';
import { useFormat } from '../i18n/useFormat';
import { Section } from '../ui/Section';

const TASKS = [
  { resource: 'unmatched-payments', filter: { state: 'open' } },
  { resource: 'paypal-refunds', filter: { open: true } },
] as const;

/** The numbers of PayPal payments and refunds that accounting must resolve. */
export function PaymentTasks() {
  const translate = useTranslate();
  return (
    <Section title={translate('paypal.tasks')}>
      {TASKS.map((task) => (
        <PaymentTask key={task.resource} {...task} />
      ))}
    </Section>
  );
}

function PaymentTask({ resource, filter }: { resource: string; filter: object }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { number } = useFormat();
  const count = useRecordCount(resource, filter);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
      <Link to={`${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
        {translate(`paypal.queue.${resource}`)}
      </Link>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {count === undefined ? '' : number(count)}
      </Box>
    </Box>
  );
}
