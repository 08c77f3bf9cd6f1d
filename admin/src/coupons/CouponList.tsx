import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminCouponView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { CreateButton } from '../ui/CreateButton';
import { noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATES = ['valid', 'used', 'expired', 'revoked'] as const;

export function CouponList() {
  return (
    <ListPage
      sort={{ field: 'issuedAt', order: 'DESC' }}
      actions={<CreateButton resource="coupons" label="coupons.issue" />}
      filters={
        <>
          <SearchFilter source="q" label="coupons.search" />
          <SelectFilter
            source="state"
            label="coupons.state"
            anyLabel="coupons.anyState"
            choices={STATES}
            choiceLabels="coupons.statuses"
          />
        </>
      }
    >
      <RecordList<AdminCouponView>
        table={<CouponTable />}
        renderCard={(coupon) => <CouponCard coupon={coupon} />}
        empty="coupons.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminCouponView>;

function CouponTable() {
  const translate = useTranslate();
  const { percent, day } = useFormat();
  return (
    <DataTable<AdminCouponView> rowClick={false} bulkActionButtons={false}>
      <Column source="id" cellSx={noWrapCell} render={({ id }) => <strong>{id}</strong>} />
      <Column source="percent" align="right" render={(coupon) => percent(coupon.percent / 100)} />
      <Column source="state" disableSort render={({ state }) => <StatusChip kind="coupon" status={state} />} />
      <Column source="email" render={({ email }) => email ?? translate('coupons.anyone')} />
      <Column source="reason" disableSort render={(coupon) => <ReasonAndOrder coupon={coupon} />} />
      <Column source="validUntil" cellSx={noWrapCell} render={({ validUntil }) => day(validUntil)} />
      <Column source="revokedAt" disableSort render={(coupon) => <RevokeButton coupon={coupon} />} />
    </DataTable>
  );
}

function CouponCard({ coupon }: { coupon: AdminCouponView }) {
  const translate = useTranslate();
  const { percent, day } = useFormat();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {coupon.id} · {percent(coupon.percent / 100)}
        </Typography>
        <StatusChip kind="coupon" status={coupon.state} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {[coupon.email ?? translate('coupons.anyone'), day(coupon.validUntil)].join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <ReasonAndOrder coupon={coupon} />
      </Box>
      <RevokeButton coupon={coupon} />
    </Box>
  );
}

/** Why the coupon was issued, and the order on which it was used. */
function ReasonAndOrder({ coupon: { reason, lostOrderId, redeemedBy } }: { coupon: AdminCouponView }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {lostOrderId ? (
        <>
          {translate('coupons.lostParcel')} <RecordLink resource="orders" id={lostOrderId} />
        </>
      ) : (
        reason
      )}
      {redeemedBy && (
        <>
          {' → '}
          <RecordLink resource="orders" id={redeemedBy} />
        </>
      )}
    </Box>
  );
}

function RevokeButton({ coupon: { id, state } }: { coupon: AdminCouponView }) {
  if (state !== 'valid') return null;
  return (
    <ActionDialogButton
      texts="coupons.revoke"
      textValues={{ code: id }}
      variant="text"
      size="small"
      sx={{ justifySelf: 'start' }}
      onSubmit={(_, idempotencyKey) => callApi('admin/coupon-revocation', {}, { params: { id }, idempotencyKey })}
      destructive
    />
  );
}
