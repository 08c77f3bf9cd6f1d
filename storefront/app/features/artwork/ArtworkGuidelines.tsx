import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import styles from './ArtworkGuidelines.module.css';

const points = ['formats', 'colour', 'fonts', 'resolution', 'margin', 'several', 'size'] as const;

/** Requirements for artwork files. */
export function ArtworkGuidelines() {
  const { t } = useTranslation('order');
  return (
    <details className={styles.guidelines}>
      <summary>
        {t('guidance.title')}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <dl className={styles.points}>
        {points.map((point) => (
          <div key={point}>
            <dt>{t(`guidance.${point}.name`)}</dt>
            <dd>{t(`guidance.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
      {pageExists('/support') && <Link to="/support#artwork">{t('guidance.more')}</Link>}
    </details>
  );
}
