import type { OrderView } from '@shop/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { findProgress } from './order-progress';
import styles from './OrderProgress.module.css';

/** The progress of an order as a row of steps. */
export function OrderProgress({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const steps = findProgress(order);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label={t('progressLabel')}>
      {steps.map(({ step, status }) => (
        <li
          key={step}
          className={styles.step}
          data-status={status}
          aria-current={status === 'current' ? 'step' : undefined}
        >
          <span className={styles.marker} aria-hidden>
            {status === 'done' && <IconCheck size={12} stroke={3} />}
          </span>
          <span className={styles.name}>
            {t(`progress.${step}`)}
            {status === 'done' && <span className="visually-hidden"> ({t('done')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
