import type { PayPalDisputeView } from '@shop/contract';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { DisputeCard } from './DisputeCard';

const STATES = ['open', 'resolved'] as const;

/** All disputes about PayPal payments, newest first. */
export function DisputeList() {
  return (
    <ListPage
      sort={{ field: 'reportedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="paypal.dispute.search" />
          <SelectFilter
            source="state"
            label="paypal.state"
            anyLabel="paypal.dispute.anyStatus"
            choices={STATES}
            choiceLabels="paypal.dispute.statuses"
          />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<PayPalDisputeView>
        renderCard={(dispute) => <DisputeCard dispute={dispute} />}
        empty="paypal.dispute.empty"
      />
    </ListPage>
  );
}
