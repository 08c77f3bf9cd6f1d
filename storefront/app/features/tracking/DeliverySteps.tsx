import type { DeliveryStepView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import styles from './TrackingSteps.module.css';

/** How far a shipment has come, oldest first. */
export function DeliverySteps({ steps }: { steps: readonly DeliveryStepView[] }) {
  const { t } = useTranslation('track');
  return (
    <ol className={styles.delivery} aria-label={t('delivery.title')}>
      {steps.map(({ status, date }) => (
        <li key={status}>
          {t(`delivery.${status}`)} · <DateTime at={date} time />
        </li>
      ))}
    </ol>
  );
}
