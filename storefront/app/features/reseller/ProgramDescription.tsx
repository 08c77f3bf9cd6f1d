import { useTranslation } from 'react-i18next';
import styles from './Reseller.module.css';

const points = ['prices', 'prepaid', 'people', 'delivery'] as const;
const steps = ['apply', 'decide', 'order'] as const;

/** Explains the benefits of the reseller program and how to join it. */
export function ProgramDescription() {
  const { t } = useTranslation('reseller');
  return (
    <>
      <section aria-labelledby="get">
        <h2 id="get">{t('get')}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h3 className={styles.point}>{t(`points.${point}.title`)}</h3>
              <p className={styles.muted}>{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
