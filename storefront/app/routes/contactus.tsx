import { useTranslation } from 'react-i18next';
import { openPage } from '../features/page-request/page-request.server';
import styles from '../features/contact/Contact.module.css';
import { CompanyDetails } from '../features/contact/CompanyDetails';
import { ContactForm } from '../features/contact/ContactForm';
import { Mailboxes } from '../features/contact/Mailboxes';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/contactus';

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const [config, status] = await Promise.all([
    api.call('UserEnd/SiteInfo/Config', {}),
    api.call('UserEnd/SiteInfo/GetServiceStatus', {}),
  ]);
  return {
    mailboxes: config.ok ? config.data.mailboxes : [],
    company: config.ok ? config.data.company : null,
    officeHours: status.ok ? status.data.office.hours : null,
  };
}

export default function ContactUs({ loaderData: { mailboxes, company, officeHours } }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <div className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <ContactForm />
      </div>
      <aside className={styles.aside}>
        <Mailboxes mailboxes={mailboxes} />
        {company && <CompanyDetails company={company} officeHours={officeHours} />}
      </aside>
    </div>
  );
}
