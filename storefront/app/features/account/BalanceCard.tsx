import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import { Card } from './Card';
import styles from './cards.module.css';

/** The balance of a reseller's prepaid account. */
export function BalanceCard() {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  const query = useQuery('balance', () => api.call('Account/MyCurrentBalance', {}));
  return (
    <Card title={t('prepaid.balance')} links={<Link to="/account/prepaid-account">{t('prepaid.see')}</Link>}>
      <QueryResult query={query} placeholder={<Skeleton height={40} width="60%" />}>
        {(balance) => (
          <>
            <p className={`${styles.balance} tabular-nums`}>{money(balance)}</p>
            <p className={styles.muted}>{t('prepaid.text')}</p>
          </>
        )}
      </QueryResult>
    </Card>
  );
}

/** Promotes the reseller program to customers. */
export function ProgramCard() {
  const { t } = useTranslation('account');
  const more = pageExists('/aboutus/reseller-program') ? '/aboutus/reseller-program' : '/account/prepaid-account';
  return (
    <Card title={t('program.title')} links={<Link to={more}>{t('program.more')}</Link>}>
      <p className={styles.muted}>{t('program.short')}</p>
    </Card>
  );
}
