import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import styles from './PrepaidAccount.module.css';

/** Funds are added by people, not by a form. */
export function HowToAdd() {
  const { t } = useTranslation('account');
  return (
    <section className={styles.add} aria-labelledby="add">
      <h2 id="add" className={styles.title}>
        {t('prepaid.addTitle')}
      </h2>
      <p>{t('prepaid.addWords')}</p>
      {pageExists('/contactus') && (
        <Button component={Link} to="/contactus" variant="default">
          {t('prepaid.contact')}
        </Button>
      )}
    </section>
  );
}
