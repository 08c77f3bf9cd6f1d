import Box from '@mui/material/Box';
import { usePermissions, useTranslate } from 'react-admin';
import { useAdminQuery } from '../api/useAdminQuery';
import type { StaffRole } from '../auth/roles';
import { EmptyCatalogueNotice } from '../setup/EmptyCatalogueNotice';
import { ErrorAlert } from '../ui/ErrorAlert';
import { PageTitle } from '../ui/PageTitle';
import { HomeFigures } from './HomeFigures';
import { OwnWork } from './OwnWork';
import { TaskCounts } from './TaskCounts';
import { WaitingItems } from './WaitingItems';

/** What waits for the user's role, read with one request: the numbers, and the oldest of all. */
export function HomePage() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  const { data, error } = useAdminQuery('admin/home', {}, { alwaysFresh: true });
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 3, maxWidth: 1120 }}>
      <PageTitle title={translate('dashboard.title')} />
      {role === 'admin' && <EmptyCatalogueNotice />}
      <ErrorAlert message={error?.message ?? ''} />
      {data && (
        <>
          <OwnWork own={data.own} />
          <TaskCounts tasks={data.tasks} />
          <WaitingItems items={data.items} />
          {data.figures && <HomeFigures figures={data.figures} />}
        </>
      )}
    </Box>
  );
}
