import { useTranslation } from 'react-i18next';
import { foundedIn } from '../../brand';
import { useFormat } from '../../ui/useFormat';
import styles from './KeyFigures.module.css';

const COUNTRIES = 192;
const CUSTOMERS = 80_000;
const PRODUCTS = 1_000_000;

/** Four key figures of the company. */
export function Figures() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const figures = [
    { value: String(foundedIn), label: t('keyFigures.founded') },
    { value: String(COUNTRIES), label: t('keyFigures.countries') },
    { value: `${number(CUSTOMERS)}+`, label: t('keyFigures.customers') },
    { value: `${number(PRODUCTS)}+`, label: t('keyFigures.products') },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
