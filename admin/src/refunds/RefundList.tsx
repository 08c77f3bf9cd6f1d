import Box from '@mui/material/Box';
import type { AdminRefundView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { StaffFilter } from '../common/StaffFilter';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { breakWordCell, keepWordsCell, noWrapCell } from '../ui/list/cells';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const METHODS = ['paypal', 'prepaid', 'manual'] as const;
const STATES = ['pending', 'done', 'failed'] as const;

/** The refunds of orders, whatever they were paid with, newest first. */
export function RefundList() {
  return (
    <ListPage
      sort={{ field: 'refundedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="refunds.search" />
          <SelectFilter
            source="method"
            label="resources.refunds.fields.method"
            anyLabel="refunds.anyMethod"
            choices={METHODS}
            choiceLabels="refunds.methods"
          />
          <SelectFilter
            source="state"
            label="resources.refunds.fields.state"
            anyLabel="refunds.anyStatus"
            choices={STATES}
            choiceLabels="refunds.statuses"
          />
          <StaffFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<AdminRefundView>
        table={<RefundTable />}
        renderCard={(refund) => <RefundCard refund={refund} />}
        empty="refunds.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminRefundView>;

function RefundTable() {
  const { money, time } = useFormat();
  const translate = useTranslate();
  return (
    <DataTable<AdminRefundView> rowClick={false} bulkActionButtons={false}>
      <Column source="refundedAt" cellSx={keepWordsCell} render={({ refundedAt }) => time(refundedAt)} />
      <Column
        source="orderId"
        disableSort
        cellSx={noWrapCell}
        render={({ orderId }) => <RecordLink resource="orders" id={orderId} />}
      />
      <Column
        source="email"
        disableSort
        cellSx={breakWordCell}
        render={({ email }) => email && <EmailAddress email={email} />}
      />
      <Column source="amount" disableSort align="right" cellSx={noWrapCell} render={({ amount }) => money(amount)} />
      <Column
        source="method"
        disableSort
        cellSx={keepWordsCell}
        render={({ method }) => translate(`refunds.methods.${method}`)}
      />
      <Column source="state" disableSort render={({ state }) => <StatusChip kind="refund" status={state} />} />
      <Column source="reason" disableSort cellSx={breakWordCell} />
      <Column source="by" disableSort render={({ by }) => by ?? translate('auditLog.system')} />
    </DataTable>
  );
}

function RefundCard({ refund }: { refund: AdminRefundView }) {
  const { money, time } = useFormat();
  const translate = useTranslate();
  const { orderId, email, amount, method, state, reason, refundedAt, by } = refund;
  return (
    <Box component="article" sx={{ display: 'grid', rowGap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
        {money(amount)}
        <StatusChip kind="refund" status={state} />
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <RecordLink resource="orders" id={orderId} /> · {email}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {[translate(`refunds.methods.${method}`), reason].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[time(refundedAt), by ?? translate('auditLog.system')].join(' · ')}
      </Box>
    </Box>
  );
}
