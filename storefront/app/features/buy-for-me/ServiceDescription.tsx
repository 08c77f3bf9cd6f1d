import { useTranslation } from 'react-i18next';
import styles from './BuyForMe.module.css';

const steps = ['ask', 'quote', 'order', 'buy'] as const;
const points = ['fees', 'seller', 'not', 'links'] as const;

/** Explains the purchasing service: what it includes, how it works, and its conditions. */
export function ServiceDescription() {
  const { t } = useTranslation('buyforme');
  return (
    <>
      <section aria-labelledby="what">
        <h2 id="what">{t('what')}</h2>
        <p className={styles.summary}>{t('whatText')}</p>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="know">
        <h2 id="know">{t('know')}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h3 className={styles.point}>{t(`points.${point}.title`)}</h3>
              <p className={styles.muted}>{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
