import Box from '@mui/material/Box';
import { usePermissions, useTranslate } from 'react-admin';
import { canAccess, type StaffRole } from '../auth/roles';
import { groupStatuses } from '../common/order-statuses';
import { EmptyCatalogueNotice } from '../setup/EmptyCatalogueNotice';
import { PageTitle } from '../ui/PageTitle';
import { LongestWaitingOrders } from './LongestWaitingOrders';
import { OrderStatusCounts } from './OrderStatusCounts';
import { PaymentTasks } from './PaymentTasks';
import { QuoteRequestCounts } from './QuoteRequestCounts';

/** How many orders are in each status and other open tasks, those of the user's role first. */
export function Dashboard() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  const { own, others, terminal } = groupStatuses(role);
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 3, maxWidth: 1120 }}>
      <PageTitle title={translate('dashboard.title')} />
      {role === 'admin' && <EmptyCatalogueNotice />}
      <OrderStatusCounts title={translate('dashboard.ownWork')} statuses={own} large />
      {canAccess(role, 'quote-requests', 'list') && <QuoteRequestCounts />}
      {canAccess(role, 'unmatched-payments', 'list') && <PaymentTasks />}
      <LongestWaitingOrders statuses={own} />
      <OrderStatusCounts title={translate('dashboard.otherWork')} statuses={others} />
      <OrderStatusCounts title={translate('dashboard.closed')} statuses={terminal} />
    </Box>
  );
}
