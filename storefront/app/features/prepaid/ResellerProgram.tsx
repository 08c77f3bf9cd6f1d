import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { ButtonLink } from '../../ui/Button';
import styles from './ResellerProgram.module.css';

const points = ['prices', 'prepaid', 'savings', 'people'] as const;

/** Explains the prepaid account and the reseller program to customers without one. */
export function ResellerProgram() {
  const { t } = useTranslation('account');
  return (
    <section className={styles.program}>
      <p className={styles.lead}>{t('program.lead')}</p>
      <h2 className={styles.title}>{t('program.title')}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={18} stroke={1.75} aria-hidden />
            {t(`program.${point}`)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {pageExists('/aboutus/reseller-program') && (
          <ButtonLink to="/aboutus/reseller-program">{t('program.more')}</ButtonLink>
        )}
        {pageExists('/contactus') && (
          <ButtonLink to="/contactus" variant="default">
            {t('prepaid.contact')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
