import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type AdminOrderView, canSee } from '@shop/contract';
import { isAboveQuotedWeight } from '@shop/order-flow';
import { useCanAccess, usePermissions, useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { DownloadButton } from '../../ui/DownloadButton';
import { touchLink } from '../../ui/touch';

export function Shipments({ order: { id: orderId, shipments, items, quote } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { time, kilograms } = useFormat();
  const itemNumber = (sid: string) => items.findIndex((item) => item.sid === sid) + 1;
  if (shipments.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('orders.shipment.none')}</Box>;
  }
  const parcels = shipments.flatMap((shipment) => shipment.parcels);
  const quotedGrams = quote.weight.actualGrams;
  const remaining = items.filter(({ shipped }) => !shipped).map(({ sid }) => itemNumber(sid));
  return (
    <>
      {remaining.length > 0 && (
        <Box sx={{ typography: 'body2', fontWeight: 560, mb: 1.25 }}>
          {translate('orders.shipment.partly', { numbers: remaining.join(', ') })}
        </Box>
      )}
      {isAboveQuotedWeight(parcels, quotedGrams) && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.25 }}>
          {translate('orders.shipment.heavy', {
            weight: kilograms(parcels.reduce((sum, { grams }) => sum + grams, 0)),
            quoted: kilograms(quotedGrams),
          })}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, typography: 'body2' }}>
        {shipments.map((shipment) => (
          <li key={`${shipment.trackingNumber} ${shipment.date}`}>
            <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
              {shipment.trackingUrl ? (
                <Link
                  href={shipment.trackingUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={touchLink}
                  title={translate('orders.shipment.track')}
                >
                  {shipment.trackingNumber}
                </Link>
              ) : (
                shipment.trackingNumber
              )}
            </Box>
            <div>{translate('orders.shipment.of', { agent: shipment.agent, date: time(shipment.date) })}</div>
            {shipment.delivery.map(({ status, date }) => (
              <Box key={status} sx={{ color: status === 'delivered' ? 'success.main' : 'text.secondary' }}>
                {translate(`orders.shipment.delivery.${status}`)} · {time(date)}
              </Box>
            ))}
            {shipment.parcels.length === 0 ? (
              <Box sx={{ color: 'text.secondary' }}>
                {translate('orders.shipment.items', { numbers: shipment.items.map(itemNumber).join(', ') })}
              </Box>
            ) : (
              <Parcels parcels={shipment.parcels} itemNumber={itemNumber} />
            )}
            <Papers orderId={orderId} shipmentId={shipment.id} hasParcels={shipment.parcels.length > 0} />
          </li>
        ))}
      </Box>
    </>
  );
}

/** The packing list, the labels of weighed parcels, and the commercial invoice for those who see prices. */
function Papers({ hasParcels, ...params }: { orderId: string; shipmentId: string; hasParcels: boolean }) {
  const { permissions: role = '' } = usePermissions<string>();
  const { canAccess: canShip } = useCanAccess({ resource: 'production-queue', action: 'list' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
      {canShip && (
        <DownloadButton
          call="admin/packing-list"
          query={{}}
          params={params}
          label="orders.shipment.packingList"
          size="small"
        />
      )}
      {canShip && hasParcels && (
        <DownloadButton
          call="admin/parcel-labels"
          query={{}}
          params={params}
          label="orders.shipment.parcelLabels"
          size="small"
        />
      )}
      {canSee(role, 'money') && (
        <DownloadButton
          call="admin/commercial-invoice"
          query={{}}
          params={params}
          label="orders.shipment.commercialInvoice"
          size="small"
        />
      )}
    </Box>
  );
}

interface ParcelsProps {
  parcels: AdminOrderView['shipments'][number]['parcels'];
  itemNumber: (sid: string) => number;
}

function Parcels({ parcels, itemNumber }: ParcelsProps) {
  const translate = useTranslate();
  const { kilograms, number, list } = useFormat();
  return (
    <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {parcels.map(({ grams, lengthMm, widthMm, heightMm, items }, index) => (
        <li key={index}>
          {translate('orders.shipment.parcel', {
            weight: kilograms(grams),
            size: [lengthMm, widthMm, heightMm].map((mm) => number(mm / 10)).join(' × '),
          })}
          <br />
          {list(
            items.map(({ sid, quantity }) =>
              translate('orders.shipment.pieces', { number: itemNumber(sid), count: quantity }),
            ),
          )}
        </li>
      ))}
    </Box>
  );
}
