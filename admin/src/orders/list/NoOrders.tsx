import Button from '@mui/material/Button';
import { Link, useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { orderListPath } from '../../common/order-list-path';

/** Offers to search in all statuses if the search was limited to one. */
export function NoOrders() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { q, status } = filterValues;
  if (!q) return <EmptyState>{translate('orders.empty')}</EmptyState>;
  return (
    <EmptyState>
      {translate('orders.noMatch', { q })}
      {status && (
        <Button component={Link} variant="outlined" to={orderListPath(undefined, q)}>
          {translate('orders.searchAll')}
        </Button>
      )}
    </EmptyState>
  );
}
