import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
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
        <Button component={Link} to="/contactus" variant="default">
          {t('prepaid.contact')}
        </Button>
      )}
    </section>
  );
}
