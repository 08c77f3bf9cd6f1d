import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import styles from './NoOrders.module.css';
import type { OrderGroup } from './order-groups';

/** Shown instead of an empty list of orders. */
export function NoOrders({ group }: { group?: OrderGroup }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.none}>
      <p>{group ? t(`noneOf.${group}`) : t('none')}</p>
      {!group && (
        <ButtonLink to="/products/catalog" variant="default">
          {t('browse')}
        </ButtonLink>
      )}
    </div>
  );
}
