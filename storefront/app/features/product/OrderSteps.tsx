import { useTranslation } from 'react-i18next';
import styles from './OrderSteps.module.css';

const steps = ['order', 'pay', 'files', 'proof', 'production', 'shipping'] as const;

/** What happens from quote to parcel, and who does it. */
export function OrderSteps() {
  const { t } = useTranslation('product');
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <h3>{t(`flow.${step}.title`)}</h3>
          <p>{t(`flow.${step}.words`)}</p>
        </li>
      ))}
    </ol>
  );
}
