import { useTranslation } from 'react-i18next';
import lineup from './lineup.svg';
import styles from './Lineup.module.css';

/** A banner, a stand and a flag beside a person, drawn at true scale. */
export function Lineup() {
  const { t } = useTranslation('home');
  return <img className={styles.lineup} src={lineup} alt={t('lineup')} width={960} height={600} fetchPriority="high" />;
}
