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
import { RecentOrders } from './RecentOrders';

/** The account's start page: recent orders, then cards depending on the role. */
export function Dashboard() {
  const role = useSession()?.role;
  if (!role) return null;
  const shopper = isShopper(role);
  return (
    <div className={styles.dashboard}>
      {shopper && <RecentOrders />}
      <div className={styles.cards}>
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
