import { useTranslation } from 'react-i18next';
import type { Query } from '../api/useQuery';
import { isMember, isShopper } from '../session/roles';
import { useSession } from '../session/useSession';
import { AddressCard, useAddresses } from './AddressCard';
import { BalanceCard, ProgramCard } from './BalanceCard';
import { Card } from './Card';
import { CartCard } from './CartCard';
import { CouponsCard } from './CouponsCard';
import styles from './Dashboard.module.css';
import { InfoCard } from './InfoCard';
import { RecentOrders, useRecentOrders } from './RecentOrders';

/** The account's start page: recent orders, then cards depending on the role. */
export function Dashboard() {
  const role = useSession()?.role;
  const shopper = role !== undefined && isShopper(role);
  const orders = useRecentOrders(shopper);
  const addresses = useAddresses(role !== undefined && isMember(role));
  if (!role) return null;
  return (
    <div className={styles.dashboard}>
      {shopper && <RecentOrders query={orders} />}
      {/* Loads with orders and addresses, and is shown once the height of both is known. */}
      <div className={styles.cards} hidden={isFirstLoading(orders) || isFirstLoading(addresses)}>
        <InfoCard guest={role === 'guest'} />
        {isMember(role) && <AddressCard query={addresses} />}
        {role === 'reseller' && <BalanceCard />}
        {shopper && <CartCard />}
        {isMember(role) && <CouponsCard />}
        {role === 'customer' && <ProgramCard />}
        {!shopper && <BackOfficeCard />}
      </div>
    </div>
  );
}

/** Whether neither data nor an error has arrived yet. */
const isFirstLoading = ({ data, error, isFetching }: Pick<Query<unknown>, 'data' | 'error' | 'isFetching'>): boolean =>
  isFetching && !data && !error;

function BackOfficeCard() {
  const { t } = useTranslation('account');
  return (
    <Card title={t('staff.title')} links={<a href="/admin">{t('staff.open')}</a>}>
      <p className={styles.muted}>{t('staff.text')}</p>
    </Card>
  );
}
