import { IconCopy, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { IconButton } from '../../ui/IconButton';
import { toast } from '../../ui/toasts';
import { useOrderPage } from './order-page';
import { Section } from './Section';
import styles from './Shipments.module.css';

/** The shipments of the order: carrier, tracking number, date and items. */
export function Shipments() {
  const { t } = useTranslation('order');
  const { order, labels } = useOrderPage();
  if (order.shipments.length === 0) return null;

  function copy(trackingNumber: string) {
    void navigator.clipboard.writeText(trackingNumber).then(() => toast(t('copied'), 'success'));
  }

  return (
    <Section title={t('shipments')}>
      <ul className={styles.parcels}>
        {order.shipments.map(({ agent, trackingNumber, date, items }) => (
          <li key={trackingNumber} className={styles.parcel}>
            <IconTruckDelivery size={20} stroke={1.5} aria-hidden />
            <div>
              <p className={styles.agent}>
                {agent} <span className="tabular-nums">{trackingNumber}</span>
              </p>
              <p className={styles.muted}>
                {t('shippedOn')} <DateTime at={date} />
              </p>
              {items.length < order.items.length &&
                order.items
                  .filter(({ sid }) => items.includes(sid))
                  .map((item) => (
                    <p key={item.sid} className={styles.muted}>
                      {labels.name(item)}
                    </p>
                  ))}
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
