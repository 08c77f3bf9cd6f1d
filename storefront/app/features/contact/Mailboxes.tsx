import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import styles from './Contact.module.css';

/** The email addresses of the departments. */
export function Mailboxes({ mailboxes }: { mailboxes: Output<'UserEnd/SiteInfo/Config'>['mailboxes'] }) {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.panel} aria-labelledby="mailboxes">
      <h2 id="mailboxes" className={styles.title}>
        {t('mailboxes')}
      </h2>
      <p className={styles.muted}>{t('mailboxesText')}</p>
      <dl className={styles.list}>
        {mailboxes.map(({ department, email }) => (
          <div key={department}>
            <dt>{t(`departmentText.${department}`)}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
