import Button from '@mui/material/Button';
import { Link, useListContext, useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';
import { queuePath } from './queue-path';

/** Says so, and offers to search further where only one state was searched. */
export function NoOrders() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { q, status } = filterValues;
  if (!q) return <NothingHere>{translate('orders.nothing')}</NothingHere>;
  return (
    <NothingHere>
      {translate('orders.nothingFound', { q })}
      {status && (
        <Button component={Link} variant="outlined" to={queuePath(undefined, q)}>
          {translate('orders.everywhere')}
        </Button>
      )}
    </NothingHere>
  );
}
