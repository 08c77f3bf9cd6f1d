import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { When } from '../../ui/When';
import styles from './Steps.module.css';

type Step = Output<'UserEnd/SiteInfo/OrderTracking'>['steps'][number];

const labels = ['invoice', 'paid', 'artwork_uploaded', 'pending', 'shipped', 'completed'] as const;

/** What has happened to an order, the latest last. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={`${place} ${step.label}`} className={styles.step}>
          <p className={styles.label}>
            <StepLabel step={step} />
          </p>
          <p className={styles.date}>
            <When at={step.date} time />
          </p>
          {step.trackingNumber && (
            <p className={`${styles.parcel} figures`}>
              {step.agent} · {step.trackingNumber}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepLabel({ step }: { step: Step }) {
  const { t } = useTranslation('track');
  const known = labels.find((label) => label === step.label);
  return known ? t(`steps.${known}`, { item: step.item ?? '' }) : step.label;
}
