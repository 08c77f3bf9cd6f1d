import { useTranslation } from 'react-i18next';
import { isMember, isShopper } from '../session/roles';
import { useSession } from '../session/useSession';
import { AddressCard } from './AddressCard';
import { BalanceCard, ProgramCard } from './BalanceCard';
import { Card } from './Card';
import { CartCard } from './CartCard';
import { CouponsCard } from './CouponsCard';
import styles from './Dashboard.module.css';
import { FirstOrders } from './FirstOrders';
import { InfoCard } from './InfoCard';

/** The front page of the account: what is asked of one, then who one is and what one has. */
export function Dashboard() {
  const role = useSession()?.role;
  if (!role) return null;
  const shops = isShopper(role);
  return (
    <div className={styles.dashboard}>
      {shops && <FirstOrders />}
      <div className={styles.cards}>
        <InfoCard guest={role === 'guest'} />
        {isMember(role) && <AddressCard />}
        {role === 'reseller' && <BalanceCard />}
        {shops && <CartCard />}
        {isMember(role) && <CouponsCard />}
        {role === 'customer' && <ProgramCard />}
        {!shops && <BackOfficeCard />}
      </div>
    </div>
  );
}

function BackOfficeCard() {
  const { t } = useTranslation('account');
  return (
    <Card title={t('staff.title')} links={<a href="/admin">{t('staff.open')}</a>}>
      <p className={styles.soft}>{t('staff.words')}</p>
    </Card>
  );
}
