import { useTranslation } from 'react-i18next';
import type { Route } from './+types/contactus';
import { shopFor } from '../features/api/shop.server';
import styles from '../features/contact/Contact.module.css';
import { ContactForm } from '../features/contact/ContactForm';
import { Mailboxes } from '../features/contact/Mailboxes';
import { PageHead } from '../ui/PageHead';

export async function loader(args: Route.LoaderArgs) {
  const config = await shopFor(args).ask('UserEnd/SiteInfo/Config', {});
  return { mailboxes: config.ok ? config.data.mailboxes : [] };
}

export default function ContactUs({ loaderData: { mailboxes } }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('words')} />
      <div className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={styles.words}>{t('words')}</p>
        <ContactForm />
      </div>
      <Mailboxes mailboxes={mailboxes} />
    </div>
  );
}
