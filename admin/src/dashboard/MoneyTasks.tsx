import Box from '@mui/material/Box';
import { Link, useCreatePath, useGetList, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';

const QUEUES = [
  { resource: 'unapplied-payments', filter: { state: 'open' } },
  { resource: 'paypal-refunds', filter: { open: true } },
] as const;

/** What PayPal left for accounting to settle. */
export function MoneyTasks() {
  const translate = useTranslate();
  return (
    <Section title={translate('paypal.tasks')}>
      {QUEUES.map((queue) => (
        <Queue key={queue.resource} {...queue} />
      ))}
    </Section>
  );
}

function Queue({ resource, filter }: { resource: string; filter: Record<string, unknown> }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { number } = useReading();
  const { total } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
      <Link to={`${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
        {translate(`paypal.queue.${resource}`)}
      </Link>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? '' : number(total)}
      </Box>
    </Box>
  );
}
