import Box from '@mui/material/Box';
import type { HandoverShipmentView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionButton } from '../ui/ActionButton';
import { DownloadButton } from '../ui/DownloadButton';
import { EmptyState } from '../ui/EmptyState';
import { RecordLink } from '../ui/RecordLink';
import { touchLink } from '../ui/touch';

interface HandoverRowsProps {
  shipments: readonly HandoverShipmentView[];
  empty: string;
  /** Whether a shipment can be taken off the list again; a partly scanned one always can. */
  canUndo?: boolean;
}

/** Shipments with number, order, destination, parcels and weight. */
export function HandoverRows({ shipments, empty, canUndo = false }: HandoverRowsProps) {
  if (shipments.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {shipments.map((shipment) => (
        <li key={shipment.id}>
          <HandoverRow shipment={shipment} canUndo={canUndo} />
        </li>
      ))}
    </Box>
  );
}

function HandoverRow({ shipment, canUndo }: { shipment: HandoverShipmentView; canUndo: boolean }) {
  const translate = useTranslate();
  const { country, kilograms, time } = useFormat();
  const { id, orderId, trackingNumber, parcels, scanned, missing, grams, shippedAt, handedOverAt, onHold } = shipment;
  const isPartly = handedOverAt === null && scanned > 0;
  const facts = [
    country(shipment.country),
    parcels > 0 ? translate('facility.parcels', { smart_count: parcels, weight: kilograms(grams) }) : null,
    handedOverAt
      ? translate('facility.handedOverAt', { time: time(handedOverAt) })
      : translate('facility.shippedAt', { time: time(shippedAt) }),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 1, minHeight: 56 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>
            {trackingNumber}
          </Box>
          <RecordLink resource="orders" id={orderId} sx={touchLink} />
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
        {isPartly && (
          <Box sx={{ typography: 'body2', color: 'warning.main', fontWeight: 600 }}>
            {translate('facility.scanned', { scanned, parcels, missing: missing.join(', ') })}
          </Box>
        )}
        {onHold && (
          <Box sx={{ typography: 'body2', color: 'error.main', fontWeight: 600 }}>{translate('production.onHold')}</Box>
        )}
      </Box>
      {handedOverAt === null && parcels > 0 && (
        <DownloadButton
          call="admin/parcel-labels"
          query={{}}
          params={{ orderId, shipmentId: id }}
          label="orders.shipment.parcelLabels"
        />
      )}
      {(canUndo || isPartly) && (
        <ActionButton
          label="facility.undo"
          action={(idempotencyKey) =>
            callApi('admin/handover-undo', {}, { params: { shipmentId: id }, idempotencyKey })
          }
          color="inherit"
          sx={{ minHeight: 48 }}
        />
      )}
    </Box>
  );
}
