import { IconCopy, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton';
import { toast } from '../../ui/toasts';
import { When } from '../../ui/When';
import styles from './Deliveries.module.css';
import { useOrderPage } from './order-page';
import { Section } from './Section';

/** The parcels on their way: with whom, under which number, what is in them. */
export function Deliveries() {
  const { t } = useTranslation('order');
  const { order, words } = useOrderPage();
  if (order.shipments.length === 0) return null;

  function copy(trackingNumber: string) {
    void navigator.clipboard.writeText(trackingNumber).then(() => toast(t('copied'), 'success'));
  }

  return (
    <Section title={t('deliveries')}>
      <ul className={styles.parcels}>
        {order.shipments.map(({ agent, trackingNumber, date, items }) => (
          <li key={trackingNumber} className={styles.parcel}>
            <IconTruckDelivery size={20} stroke={1.5} aria-hidden />
            <div>
              <p className={styles.agent}>
                {agent} <span className="figures">{trackingNumber}</span>
              </p>
              <p className={styles.soft}>
                {t('shippedOn')} <When at={date} />
              </p>
              {items.length < order.items.length &&
                order.items
                  .filter(({ sid }) => items.includes(sid))
                  .map((item) => (
                    <p key={item.sid} className={styles.soft}>
                      {words.name(item)}
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
