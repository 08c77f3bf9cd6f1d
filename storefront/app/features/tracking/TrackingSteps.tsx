import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { DeliverySteps } from './DeliverySteps';
import { TrackingNumber } from './TrackingNumber';
import styles from './TrackingSteps.module.css';

type Step = Output<'UserEnd/SiteInfo/OrderTracking'>['steps'][number];

const labels = ['invoice', 'paid', 'artwork_uploaded', 'pending', 'shipped', 'completed'] as const;

/** The events of an order, latest last. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('track');
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={`${index} ${step.label}`} className={styles.step}>
          <p className={styles.label}>
            <StepLabel step={step} />
          </p>
          <p className={styles.date}>
            <DateTime at={step.date} time />
          </p>
          {step.trackingNumber && (
            <p className={`${styles.parcel} tabular-nums`}>
              {step.agent} · <TrackingNumber number={step.trackingNumber} url={step.trackingUrl ?? null} />
              {step.parcels !== undefined && ` · ${t('parcels', { count: step.parcels })}`}
            </p>
          )}
          {step.delivery && <DeliverySteps steps={step.delivery} />}
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
