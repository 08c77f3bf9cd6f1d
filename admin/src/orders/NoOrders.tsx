import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';
import { useChooseState } from './Queues';

/** Says so, and offers to search further where only one state was searched. */
export function NoOrders() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const chooseState = useChooseState();
  const { q, status } = filterValues;
  if (!q) return <NothingHere>{translate('orders.nothing')}</NothingHere>;
  return (
    <NothingHere>
      {translate('orders.nothingFound', { q })}
      {status && (
        <Button variant="outlined" onClick={() => chooseState(undefined)}>
          {translate('orders.everywhere')}
        </Button>
      )}
    </NothingHere>
  );
}
