import { useTranslation } from 'react-i18next';
import styles from './Templates.module.css';

const STEPS = ['place', 'bleed', 'safe', 'guides', 'send'] as const;
const CODES = {
  T: 'trim',
  B: 'bleed',
  S: 'safe',
  H: 'hidden',
  P: 'sleeve',
  F: 'fold',
  J: 'joint',
  G: 'grommet',
  Q: 'quiet',
  L: 'tab',
  C: 'centre',
} as const;

/** Explains how to use a template and what the letters in it mean. */
export function TemplateInstructions() {
  const { t } = useTranslation('templates');
  return (
    <div className={styles.instructions}>
      <section aria-labelledby="how">
        <h2 id="how">{t('how.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`how.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="letters">
        <h2 id="letters">{t('letters')}</h2>
        <dl className={styles.codes}>
          {Object.entries(CODES).map(([code, mark]) => (
            <div key={code} data-mark={mark}>
              <dt>{code}</dt>
              <dd>{t(`code.${mark}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
