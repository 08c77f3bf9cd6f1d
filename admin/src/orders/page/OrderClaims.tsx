import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { usePermissions, useTranslate } from 'react-admin';
import { canAccess, type StaffRole } from '../../auth/roles';
import { useFormat } from '../../i18n/useFormat';
import { RecordLink } from '../../ui/RecordLink';
import { Section } from '../../ui/Section';
import { StatusChip } from '../../ui/StatusChip';

/** The order's claims, and the order that it is a reprint of. */
export function OrderClaims({ order: { claims, reprintOf } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  if (claims.length === 0 && !reprintOf) return null;
  return (
    <Section title={translate('orders.section.claims')}>
      {reprintOf && (
        <Box sx={{ typography: 'body2' }}>
          {translate('orders.reprintOf')} <RecordLink resource="orders" id={reprintOf} />
        </Box>
      )}
      {claims.map((claim) => (
        <OrderClaim key={claim.id} claim={claim} />
      ))}
    </Section>
  );
}

function OrderClaim({ claim }: { claim: AdminOrderView['claims'][number] }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  const { time } = useFormat();
  const { id, reason, resolution, openedAt, reprintOrderId } = claim;
  const canSeeClaim = role !== undefined && canAccess(role, 'claims', 'show');
  return (
    <Box sx={{ typography: 'body2', display: 'grid', rowGap: 0.25, py: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        {canSeeClaim ? (
          <RecordLink resource="claims" id={id}>
            {time(openedAt)}
          </RecordLink>
        ) : (
          time(openedAt)
        )}
        <StatusChip kind="claim" status={resolution ?? 'open'} />
      </Box>
      <span>{reason}</span>
      {reprintOrderId && (
        <span>
          {translate('claims.reprint')} <RecordLink resource="orders" id={reprintOrderId} />
        </span>
      )}
    </Box>
  );
}
