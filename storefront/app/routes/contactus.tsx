import { useTranslation } from 'react-i18next';
import { createServerApi } from '../features/api/api.server';
import styles from '../features/contact/Contact.module.css';
import { ContactForm } from '../features/contact/ContactForm';
import { Mailboxes } from '../features/contact/Mailboxes';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/contactus';

export async function loader(args: Route.LoaderArgs) {
  const config = await createServerApi(args).call('UserEnd/SiteInfo/Config', {});
  return { mailboxes: config.ok ? config.data.mailboxes : [] };
}

export default function ContactUs({ loaderData: { mailboxes } }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <div className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <ContactForm />
      </div>
      <Mailboxes mailboxes={mailboxes} />
    </div>
  );
}
