import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IntegrityCheckView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionButton } from '../ui/ActionButton';
import { breakWordCell, noWrapCell } from '../ui/list/cells';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { StatusChip } from '../ui/StatusChip';
import { findAdvice } from './advice';
import { FailedRows } from './FailedRows';
import { LatestRuns } from './LatestRuns';

/** The integrity checks with the results of their last run, failed ones first. */
export function IntegrityCheckList() {
  const translate = useTranslate();
  return (
    <>
      <ListPage
        sort={{ field: 'found', order: 'DESC' }}
        perPage={100}
        actions={
          <ActionButton
            label="integrityChecks.run"
            variant="contained"
            successMessage="integrityChecks.done"
            action={(idempotencyKey) => callApi('admin/audits-now', {}, { idempotencyKey })}
          />
        }
        intro={
          <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
            {translate('integrityChecks.description')}
          </Typography>
        }
        paginated={false}
      >
        <RecordList<IntegrityCheckView>
          table={<CheckTable />}
          renderCard={(check) => <CheckCard check={check} />}
          empty="integrityChecks.neverRun"
        />
      </ListPage>
      <LatestRuns />
    </>
  );
}

const Column = DataTable.Col<IntegrityCheckView>;

function CheckTable() {
  const { time } = useFormat();
  return (
    <DataTable<IntegrityCheckView> rowClick={false} bulkActionButtons={false}>
      <Column source="id" cellSx={breakWordCell} render={(check) => <CheckName check={check} />} />
      <Column source="found" cellSx={noWrapCell} render={({ found }) => <CheckResult found={found} />} />
      <Column source="ranAt" disableSort cellSx={noWrapCell} render={({ ranAt }) => time(ranAt)} />
      <Column
        source="lastFoundAt"
        disableSort
        cellSx={noWrapCell}
        render={({ lastFoundAt }) => (lastFoundAt ? time(lastFoundAt) : '–')}
      />
    </DataTable>
  );
}

function CheckCard({ check }: { check: IntegrityCheckView }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'start' }}>
      <CheckName check={check} />
      <CheckResult found={check.found} />
    </Box>
  );
}

/** The inconsistency that the check looks for, what it compares, and with findings also what to do. */
function CheckName({ check: { id, found, sample } }: { check: IntegrityCheckView }) {
  const translate = useTranslate();
  const advice = findAdvice(id);
  return (
    <Box sx={{ minWidth: 0, maxWidth: 760 }}>
      <Box sx={{ fontWeight: found > 0 ? 600 : 400 }}>{translate(`integrityChecks.checks.${id}`, { _: id })}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate(`integrityChecks.compares.${id}`, { _: '' })}
      </Box>
      {found > 0 && advice && (
        <Box sx={{ typography: 'body2', mt: 0.5 }}>
          <strong>{translate('integrityChecks.adviceTitle')}</strong> {translate(`integrityChecks.advice.${advice}`)}
        </Box>
      )}
      {found > 0 && <FailedRows check={id} rows={sample} found={found} />}
    </Box>
  );
}

function CheckResult({ found }: { found: number }) {
  const { number } = useFormat();
  return found > 0 ? (
    <StatusChip kind="integrityCheck" status="failed">
      {number(found)}
    </StatusChip>
  ) : (
    <StatusChip kind="integrityCheck" status="passed" />
  );
}
