import Box from '@mui/material/Box';
import type { HomeItemView } from '@shop/contract';
import { Link, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DueDate } from '../ui/DueDate';
import { Section } from '../ui/Section';
import { SectionRow } from '../ui/SectionRow';
import { taskItemPath } from './task-lists';

/** What has waited longest, overdue things first. */
export function WaitingItems({ items }: { items: readonly HomeItemView[] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('dashboard.longestWaiting')}>
      {items.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('dashboard.empty')}</Box>
      )}
      {items.map((item) => (
        <WaitingItem key={`${item.task}:${item.id}`} item={item} />
      ))}
    </Section>
  );
}

/** Orders are named by their id; most other ids mean nothing to people. */
const NAMED_BY_ID: readonly string[] = ['orders_to_review', 'orders_to_produce', 'orders_in_production'];

function WaitingItem({ item }: { item: HomeItemView }) {
  const { task, id, title, amount, since, due, overdue } = item;
  const translate = useTranslate();
  const { money, time, age } = useFormat();
  const hasId = NAMED_BY_ID.includes(task);
  const taskName = translate(`dashboard.task.${task}`);
  const name = hasId ? id : title;
  return (
    <SectionRow columns={COLUMNS}>
      <Link to={taskItemPath(item)} sx={{ fontWeight: 560 }}>
        {name || taskName}
      </Link>
      <Box sx={{ color: 'text.secondary' }}>
        {[name && taskName, hasId && title, amount && money(amount)].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ textAlign: { sm: 'right' }, gridRow: { sm: 1, lg: 'auto' }, gridColumn: { sm: 2, lg: 'auto' } }}>
        {due && <DueDate date={time(due)} isOverdue={overdue} overdueLabel="dashboard.overdue" />}
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: { sm: 'right' } }}>
        {translate('dashboard.waiting', { age: age(since) })}
      </Box>
    </SectionRow>
  );
}

const COLUMNS = { xs: '1fr', sm: '1fr auto', lg: 'minmax(190px, 1.2fr) 1fr 1.2fr 150px' };
