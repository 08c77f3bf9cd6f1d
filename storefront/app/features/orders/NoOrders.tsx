import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import styles from './NoOrders.module.css';
import type { OrderGroup } from './order-groups';

/** Shown instead of an empty list of orders. */
export function NoOrders({ group }: { group?: OrderGroup }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.none}>
      <p>{group ? t(`noneOf.${group}`) : t('none')}</p>
      {!group && (
        <Button component={Link} to="/products/catalog" variant="default">
          {t('browse')}
        </Button>
      )}
    </div>
  );
}
