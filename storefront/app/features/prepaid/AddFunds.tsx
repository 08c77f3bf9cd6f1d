import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { ButtonLink } from '../../ui/Button';
import styles from './PrepaidAccount.module.css';

/** Explains that staff add funds to the prepaid account. */
export function AddFunds() {
  const { t } = useTranslation('account');
  return (
    <section className={styles.add} aria-labelledby="add">
      <h2 id="add" className={styles.title}>
        {t('prepaid.addTitle')}
      </h2>
      <p>{t('prepaid.addText')}</p>
      {pageExists('/contactus') && (
        <ButtonLink to="/contactus" variant="default">
          {t('prepaid.contact')}
        </ButtonLink>
      )}
    </section>
  );
}
