import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { Link, useCreatePath, usePermissions, useTranslate } from 'react-admin';
import { ClaimState } from '../claims/ClaimState';
import { mayAccess, type StaffRole } from '../session/roles';
import { Section } from '../ui/Section';
import { useReading } from '../ui/reading';

/** What was claimed of the order, and of which order it is a reprint itself; nothing where neither is. */
export function OrderClaims({ order: { claims, reprintOf } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (claims.length === 0 && !reprintOf) return null;
  return (
    <Section title={translate('orders.section.claims')}>
      {reprintOf && (
        <Box sx={{ typography: 'body2' }}>
          {translate('orders.reprintOf')}{' '}
          <Link to={createPath({ resource: 'orders', id: reprintOf, type: 'show' })}>{reprintOf}</Link>
        </Box>
      )}
      {claims.map((claim) => (
        <OneClaim key={claim.id} claim={claim} />
      ))}
    </Section>
  );
}

function OneClaim({
  claim: { id, reason, resolution, openedAt, reprintOrderId },
}: {
  claim: AdminOrderView['claims'][number];
}) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { permissions: role } = usePermissions<StaffRole>();
  const { time } = useReading();
  const seesClaims = role !== undefined && mayAccess(role, 'claims', 'show');
  return (
    <Box sx={{ typography: 'body2', display: 'grid', rowGap: 0.25, py: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        {seesClaims ? (
          <Link to={createPath({ resource: 'claims', id, type: 'show' })}>{time(openedAt)}</Link>
        ) : (
          time(openedAt)
        )}
        <ClaimState resolution={resolution ?? null} />
      </Box>
      <span>{reason}</span>
      {reprintOrderId && (
        <span>
          {translate('claims.reprint')}{' '}
          <Link to={createPath({ resource: 'orders', id: reprintOrderId, type: 'show' })}>{reprintOrderId}</Link>
        </span>
      )}
    </Box>
  );
}
