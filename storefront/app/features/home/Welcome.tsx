import { useTranslation } from 'react-i18next';
import { foundedIn } from '../../brand';
import { useFormat } from '../../ui/useFormat';
import { TrackForm } from '../tracking/TrackForm';
import lineup from './lineup.svg';
import styles from './Welcome.module.css';

const COUNTRIES = 192;
const CUSTOMERS = 80_000;
const PRODUCTS = 1_000_000;

/** The first screen: what the shop does, in words, figures and a drawing; and where an order is. */
export function Welcome() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const figures = [
    { value: String(foundedIn), words: t('figures.founded') },
    { value: String(COUNTRIES), words: t('figures.countries') },
    { value: `${number(CUSTOMERS)}+`, words: t('figures.customers') },
    { value: `${number(PRODUCTS)}+`, words: t('figures.products') },
  ];
  return (
    <section className={styles.welcome}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.track}>
          <TrackForm />
        </div>
      </div>
      <img className={styles.lineup} src={lineup} alt={t('lineup')} width={960} height={600} fetchPriority="high" />
      <dl className={styles.figures}>
        {figures.map(({ value, words }) => (
          <div key={words} className={styles.figure}>
            <dt>{words}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
