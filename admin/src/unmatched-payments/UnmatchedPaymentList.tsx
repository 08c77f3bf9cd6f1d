import type { UnmatchedPaymentView } from '@shop/contract';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { UnmatchedPaymentCard } from './UnmatchedPaymentCard';

const STATES = ['open', 'settled'] as const;

/** Received payments that could not be matched to an order, with the actions to resolve them. */
export function UnmatchedPaymentList() {
  return (
    <ListPage
      sort={{ field: 'receivedAt', order: 'ASC' }}
      filterDefaultValues={{ state: 'open' }}
      filters={
        <>
          <SearchFilter source="q" label="paypal.unmatched.search" />
          <SelectFilter
            source="state"
            label="paypal.state"
            anyLabel="paypal.unmatched.anyStatus"
            choices={STATES}
            choiceLabels="paypal.unmatched.statuses"
          />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<UnmatchedPaymentView>
        renderCard={(payment) => <UnmatchedPaymentCard payment={payment} />}
        empty="paypal.unmatched.empty"
      />
    </ListPage>
  );
}
