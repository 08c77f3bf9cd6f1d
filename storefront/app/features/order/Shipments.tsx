import type { OrderView } from '@shop/contract';
import { IconCopy, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { DateTime } from '../../ui/DateTime';
import { IconButton } from '../../ui/IconButton';
import { DeliverySteps } from '../tracking/DeliverySteps';
import { TrackingNumber } from '../tracking/TrackingNumber';
import { toast } from '../../ui/toasts';
import { useFormat } from '../../ui/useFormat';
import { formatWeight } from '../item/length';
import { useOrderPage } from './order-page';
import { Section } from './Section';
import styles from './Shipments.module.css';

/** The shipments of the order: carrier, tracking number, date and items. */
export function Shipments() {
  const { t } = useTranslation('order');
  const { order, labels } = useOrderPage();

  function copy(trackingNumber: string) {
    void navigator.clipboard.writeText(trackingNumber).then(() => toast(t('copied'), 'success'));
  }

  return (
    <Section title={t('shipments')}>
      <ul className={styles.parcels}>
        {order.shipments.map(({ agent, trackingNumber, trackingUrl, date, items, parcels, delivery }) => (
          <li key={trackingNumber} className={styles.parcel}>
            <IconTruckDelivery size={20} stroke={1.5} aria-hidden />
            <div>
              <p className={styles.agent}>
                {agent} <TrackingNumber number={trackingNumber} url={trackingUrl} />
              </p>
              <p className={styles.muted}>
                {t('shippedOn')} <DateTime at={date} />
              </p>
              {delivery.length > 0 && <DeliverySteps steps={delivery} />}
              {parcels.length > 0 ? (
                <Parcels parcels={parcels} />
              ) : (
                items.length < order.items.length &&
                order.items
                  .filter(({ sid }) => items.includes(sid))
                  .map((item) => (
                    <p key={item.sid} className={styles.muted}>
                      {labels.name(item)}
                    </p>
                  ))
              )}
            </div>
            <IconButton name={t('copyNumber', { trackingNumber })} onClick={() => copy(trackingNumber)}>
              <IconCopy size={18} stroke={1.5} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Weight, size and contents of each parcel. */
function Parcels({ parcels }: { parcels: OrderView['shipments'][number]['parcels'] }) {
  const { t } = useTranslation('order');
  const { order, labels } = useOrderPage();
  const { locale } = useSite();
  const { number } = useFormat();
  return (
    <ol className={styles.contents}>
      {parcels.map(({ grams, lengthMm, widthMm, heightMm, items }, index) => (
        <li key={index} className={styles.muted}>
          {t('parcel', {
            weight: formatWeight(grams, locale),
            size: [lengthMm, widthMm, heightMm].map((mm) => number(mm / 10)).join(' × '),
          })}
          {order.items.flatMap((item) => {
            const packed = items.find(({ sid }) => sid === item.sid);
            return packed
              ? [<p key={item.sid}>{t('packed', { name: labels.name(item), count: packed.quantity })}</p>]
              : [];
          })}
        </li>
      ))}
    </ol>
  );
}
