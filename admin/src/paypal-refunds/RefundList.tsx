import type { PayPalRefundView } from '@shop/contract';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RefundCard } from './RefundCard';

const STATES = ['requested', 'pending', 'done', 'failed'] as const;

/** All refunds through PayPal, newest first. */
export function RefundList() {
  return (
    <ListPage
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="paypal.refund.search" />
          <SelectFilter
            source="state"
            label="paypal.state"
            anyLabel="paypal.refund.anyStatus"
            choices={STATES}
            choiceLabels="paypal.refund.statuses"
          />
        </>
      }
    >
      <RecordList<PayPalRefundView>
        renderCard={(refund) => <RefundCard refund={refund} />}
        empty="paypal.refund.empty"
      />
    </ListPage>
  );
}
