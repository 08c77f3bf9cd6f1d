import Box from '@mui/material/Box';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useRecordCount } from '../api/useRecordCount';
import { useFormat } from '../i18n/useFormat';
import { Section } from '../ui/Section';

const TASKS = [
  { name: 'unmatched-payments', resource: 'unmatched-payments', filter: { state: 'open' } },
  { name: 'open-disputes', resource: 'paypal-disputes', filter: { state: 'open' } },
  { name: 'failed-refunds', resource: 'paypal-refunds', filter: { open: true, state: 'failed' } },
  { name: 'external-refunds', resource: 'paypal-refunds', filter: { open: true, state: 'done' } },
] as const;

/** The numbers of PayPal payments, disputes and refunds that accounting must resolve, linked to their lists. */
export function PaymentTasks() {
  const translate = useTranslate();
  return (
    <Section title={translate('paypal.tasks')}>
      {TASKS.map((task) => (
        <PaymentTask key={task.name} {...task} />
      ))}
    </Section>
  );
}

function PaymentTask({ name, resource, filter }: (typeof TASKS)[number]) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { number } = useFormat();
  const count = useRecordCount(resource, filter);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
      <Link to={`${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
        {translate(`paypal.queue.${name}`)}
      </Link>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {count === undefined ? '' : number(count)}
      </Box>
    </Box>
  );
}
