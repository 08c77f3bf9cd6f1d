import type { PayPalRefundView } from '@shop/contract';
import { ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { RefundCard } from './RefundCard';

const STATES = ['asked', 'pending', 'done', 'failed'] as const;

/** Every refund through PayPal, and how it stands. */
export function RefundList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const states = STATES.map((id) => ({ id, name: translate(`paypal.refund.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'askedAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('paypal-refunds', 2)} />}
        filters={
          <ChoiceField
            source="state"
            label={translate('paypal.state')}
            any={translate('paypal.refund.any')}
            choices={states}
          />
        }
      />
      <ListSheet>
        <CardList<PayPalRefundView> empty={<NothingHere>{translate('paypal.refund.nothing')}</NothingHere>}>
          {(refund) => <RefundCard refund={refund} />}
        </CardList>
      </ListSheet>
      <ListPager />
    </ListBase>
  );
}
