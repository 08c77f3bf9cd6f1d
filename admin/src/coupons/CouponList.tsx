import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminCouponView } from '@shop/contract';
import { DataTable, ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { Chip, type ChipTone } from '../ui/Chip';
import { CreateButton } from '../ui/CreateButton';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { Revoke } from './Revoke';

const STATES = ['valid', 'used', 'expired', 'revoked'] as const;
const TONES: Record<AdminCouponView['state'], ChipTone> = {
  valid: 'plain',
  used: 'good',
  expired: 'quiet',
  revoked: 'quiet',
};

/** Every coupon that was ever issued, and what became of it. */
export function CouponList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`coupons.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'issuedAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('coupons', 2)} />}
        actions={<CreateButton resource="coupons" label="coupons.issue" />}
        filters={
          <>
            <SearchField source="q" label="coupons.find" />
            <ChoiceField
              source="state"
              label={translate('coupons.state')}
              any={translate('coupons.anyState')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <CouponCards /> : <CouponTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<AdminCouponView>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

function CouponTable() {
  const translate = useTranslate();
  const { percent, day } = useReading();
  return (
    <DataTable<AdminCouponView> rowClick={false} bulkActionButtons={false} empty={<NoCoupons />}>
      <Column source="id" cellSx={noWrap} render={({ id }) => <strong>{id}</strong>} />
      <Column source="percent" align="right" render={(coupon) => percent(coupon.percent / 100)} />
      <Column source="state" disableSort render={(coupon) => <CouponState coupon={coupon} />} />
      <Column source="email" render={({ email }) => email ?? translate('coupons.anyone')} />
      <Column source="reason" disableSort render={(coupon) => <Why coupon={coupon} />} />
      <Column source="validUntil" cellSx={noWrap} render={({ validUntil }) => day(validUntil)} />
      <Column label="" source="revokedAt" disableSort render={(coupon) => <Revoke coupon={coupon} />} />
    </DataTable>
  );
}

function CouponCards() {
  const translate = useTranslate();
  const { percent, day } = useReading();
  return (
    <CardList<AdminCouponView> empty={<NoCoupons />}>
      {(coupon) => (
        <Box sx={{ display: 'grid', rowGap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {coupon.id} · {percent(coupon.percent / 100)}
            </Typography>
            <CouponState coupon={coupon} />
          </Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            {[coupon.email ?? translate('coupons.anyone'), day(coupon.validUntil)].join(' · ')}
          </Box>
          <Box sx={{ typography: 'body2' }}>
            <Why coupon={coupon} />
          </Box>
          <Revoke coupon={coupon} />
        </Box>
      )}
    </CardList>
  );
}

function CouponState({ coupon: { state } }: { coupon: AdminCouponView }) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[state]} state={state}>
      {translate(`coupons.is.${state}`)}
    </Chip>
  );
}

/** Why it was issued, and on which order it was used. */
function Why({ coupon: { reason, lostOrderId, redeemedBy } }: { coupon: AdminCouponView }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {lostOrderId ? translate('coupons.lostParcel') : reason}
      {lostOrderId && (
        <>
          {' '}
          <RowLink resource="orders" id={lostOrderId}>
            {lostOrderId}
          </RowLink>
        </>
      )}
      {redeemedBy && (
        <>
          {' → '}
          <RowLink resource="orders" id={redeemedBy}>
            {redeemedBy}
          </RowLink>
        </>
      )}
    </Box>
  );
}

function NoCoupons() {
  const translate = useTranslate();
  return <NothingHere>{translate('coupons.nothing')}</NothingHere>;
}
