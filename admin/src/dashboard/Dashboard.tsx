import Box from '@mui/material/Box';
import { usePermissions, useTranslate } from 'react-admin';
import { queuesOf } from '../orders/states';
import { mayAccess, type StaffRole } from '../session/roles';
import { PageTitle } from '../ui/PageTitle';
import { LongestWaiting } from './LongestWaiting';
import { MoneyTasks } from './MoneyTasks';
import { QuotesAsked } from './QuotesAsked';
import { StateCounts } from './StateCounts';

/** How many orders wait where; the reader's own work first. */
export function Dashboard() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  const { work, others, over } = queuesOf(role);
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 3, maxWidth: 1120 }}>
      <PageTitle title={translate('dashboard.title')} />
      <StateCounts title={translate('dashboard.yours')} states={work} large />
      {mayAccess(role, 'quote-requests', 'list') && <QuotesAsked />}
      {mayAccess(role, 'unapplied-payments', 'list') && <MoneyTasks />}
      <LongestWaiting states={work} />
      <StateCounts title={translate('dashboard.others')} states={others} />
      <StateCounts title={translate('dashboard.over')} states={over} />
    </Box>
  );
}
