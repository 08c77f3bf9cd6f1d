import { useTranslation } from 'react-i18next';
import { isMember, isShopper } from '../session/roles';
import { useSession } from '../session/useSession';
import { AddressCard } from './AddressCard';
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
  if (!role) return null;
  return (
    <div className={styles.dashboard}>
      {shopper && <RecentOrders query={orders} />}
      {/* Loads with the orders, and is shown once their number of rows is known. */}
      <div className={styles.cards} hidden={shopper && !orders.data && !orders.error}>
        <InfoCard guest={role === 'guest'} />
        {isMember(role) && <AddressCard />}
        {role === 'reseller' && <BalanceCard />}
        {shopper && <CartCard />}
        {isMember(role) && <CouponsCard />}
        {role === 'customer' && <ProgramCard />}
        {!shopper && <BackOfficeCard />}
      </div>
    </div>
  );
}

function BackOfficeCard() {
  const { t } = useTranslation('account');
  return (
    <Card title={t('staff.title')} links={<a href="/admin">{t('staff.open')}</a>}>
      <p className={styles.muted}>{t('staff.text')}</p>
    </Card>
  );
}
