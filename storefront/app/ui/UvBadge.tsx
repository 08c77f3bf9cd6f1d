import { useTranslation } from 'react-i18next';
import styles from './UvBadge.module.css';

/** Marks products printed with UV inkjet. */
export function UvBadge() {
  const { t } = useTranslation();
  return (
    <abbr className={styles.badge} title={t('uvInkjet')}>
      UV
    </abbr>
  );
}
