import { useTranslation } from 'react-i18next';
import styles from './OrderSteps.module.css';

const steps = ['order', 'pay', 'files', 'proof', 'production', 'shipping'] as const;

/** Explains the steps of an order from quote to delivery. */
export function OrderSteps() {
  const { t } = useTranslation('product');
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <h3>{t(`flow.${step}.title`)}</h3>
          <p>{t(`flow.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
