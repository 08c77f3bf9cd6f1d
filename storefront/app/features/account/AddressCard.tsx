import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { AddressText } from '../addresses/AddressText';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery, type Query } from '../api/useQuery';
import { Card } from './Card';
import styles from './cards.module.css';

/** Loads the saved addresses, which only members have. */
export function useAddresses(isEnabled: boolean): Query<Output<'Account/MyShippingAddresses'>> {
  return useQuery(isEnabled ? 'addresses' : null, () => api.call('Account/MyShippingAddresses', {}));
}

/** The default address and the number of others. */
export function AddressCard({ query }: { query: ReturnType<typeof useAddresses> }) {
  const { t } = useTranslation('account');
  return (
    <Card
      title={t('addresses.title')}
      links={<Link to="/account/addresses">{t(query.data?.length === 0 ? 'addresses.add' : 'addresses.manage')}</Link>}
    >
      <QueryResult query={query} placeholder={<Skeleton height={96} />}>
        {([first, ...others]) =>
          first ? (
            <>
              {first.isDefault && <p className={styles.muted}>{t('addresses.default')}</p>}
              <AddressText address={first} />
              {others.length > 0 && <p className={styles.muted}>{t('addresses.others', { count: others.length })}</p>}
            </>
          ) : (
            <p className={styles.muted}>{t('addresses.none')}</p>
          )
        }
      </QueryResult>
    </Card>
  );
}
