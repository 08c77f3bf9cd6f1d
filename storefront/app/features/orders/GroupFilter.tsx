import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import styles from './GroupFilter.module.css';
import { orderGroups, type OrderGroup } from './order-groups';

/** Links that filter the orders by group. */
export function GroupFilter({ current }: { current?: OrderGroup }) {
  const { t } = useTranslation('orders');
  return (
    <nav aria-label={t('filter')}>
      <ul className={styles.groups}>
        <li>
          <Link
            to="/account/orders"
            className={styles.group}
            aria-current={current ? undefined : 'true'}
            preventScrollReset
          >
            {t('all')}
          </Link>
        </li>
        {orderGroups.map((group) => (
          <li key={group}>
            <Link
              to={`/account/orders?status=${group}`}
              className={styles.group}
              aria-current={group === current ? 'true' : undefined}
              preventScrollReset
            >
              {t(`group.${group}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
