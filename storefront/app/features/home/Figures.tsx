import { useTranslation } from 'react-i18next';
import { foundedIn } from '../../brand';
import { useFormat } from '../../ui/useFormat';
import styles from './Figures.module.css';

const COUNTRIES = 192;
const CUSTOMERS = 80_000;
const PRODUCTS = 1_000_000;

/** The shop in four figures. */
export function Figures() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const figures = [
    { value: String(foundedIn), words: t('figures.founded') },
    { value: String(COUNTRIES), words: t('figures.countries') },
    { value: `${number(CUSTOMERS)}+`, words: t('figures.customers') },
    { value: `${number(PRODUCTS)}+`, words: t('figures.products') },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, words }) => (
        <div key={words} className={styles.figure}>
          <dt>{words}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
