import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Pagination } from '../../ui/Pagination';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import { parseOrderQuery } from '../orders/order-groups';
import { AddFunds } from './AddFunds';
import styles from './PrepaidAccount.module.css';
import { Statement } from './Statement';
import { StatementDownload } from './StatementDownload';

const SIZE = 20;

/** A reseller's prepaid balance with its transactions. */
export function PrepaidAccount() {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  const { page } = parseOrderQuery(useLocation().search);
  const query = useQuery(`statement ${page}`, () => api.call('Account/MyPrepaidAccountAll', { page, size: SIZE }));
  return (
    <QueryResult query={query} hideStale>
      {({ balance, total, items }) => (
        <div className={styles.page} aria-busy={query.isFetching}>
          <div className={styles.top}>
            <div>
              <p className={styles.label}>{t('prepaid.balance')}</p>
              <p className={`${styles.balance} tabular-nums`}>{money(balance)}</p>
              <p className={styles.muted}>{t('prepaid.text')}</p>
            </div>
            <AddFunds />
          </div>
          {total > 0 ? <Statement transactions={items} /> : <p className={styles.muted}>{t('prepaid.none')}</p>}
          <Pagination page={page} size={SIZE} total={total} />
          {total > 0 && <StatementDownload />}
        </div>
      )}
    </QueryResult>
  );
}
