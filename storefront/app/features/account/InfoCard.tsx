import { personName } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import { Card } from './Card';
import styles from './cards.module.css';

/** Name, company, email address, phone and role of the account. */
export function InfoCard({ guest }: { guest: boolean }) {
  const { t } = useTranslation('account');
  const query = useQuery('info', () => api.call('Account/MyAccountInfo', {}));
  const links = (
    <>
      <Link to="/account/account-details">{t('info.edit')}</Link>
      <Link to="/account/change-password">{t('toolbar.password')}</Link>
    </>
  );
  return (
    <Card title={t('info.title')} links={guest ? undefined : links}>
      <QueryResult query={query} placeholder={<Skeleton height={72} />}>
        {(info) => (
          <>
            {personName(info) && <p className={styles.name}>{personName(info)}</p>}
            {info.company && <p>{info.company}</p>}
            <p className={styles.line}>{info.email}</p>
            {info.phone && <p className={`${styles.muted} tabular-nums`}>{info.phone}</p>}
            <p className={styles.muted}>{t(`role.${info.role}`)}</p>
          </>
        )}
      </QueryResult>
    </Card>
  );
}
