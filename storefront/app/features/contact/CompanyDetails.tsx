import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import styles from './Contact.module.css';

interface CompanyDetailsProps {
  company: Output<'UserEnd/SiteInfo/Config'>['company'];
  /** As staff set them, in China's time; null while they are not known. */
  officeHours: string | null;
}

/** Who sells, and where and when the office can be reached. */
export function CompanyDetails({ company: { name, address, phone }, officeHours }: CompanyDetailsProps) {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.panel} aria-labelledby="company">
      <h2 id="company" className={styles.title}>
        {t('company.title')}
      </h2>
      <dl className={styles.list}>
        <div>
          <dt>{t('company.address')}</dt>
          <dd>{[name, ...address].join('\n')}</dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>{t('company.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {officeHours && (
          <div>
            <dt>{t('company.hours')}</dt>
            <dd className="tabular-nums">{officeHours}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
