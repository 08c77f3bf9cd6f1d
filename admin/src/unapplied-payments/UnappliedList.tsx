import type { UnappliedPaymentView } from '@shop/contract';
import { ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { SearchField } from '../ui/SearchField';
import { UnappliedCard } from './UnappliedCard';

const STATES = ['open', 'settled'] as const;
const OPEN = { state: 'open' };

/** Money that came in and pays for nothing, each with what can be done about it. */
export function UnappliedList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const states = STATES.map((id) => ({ id, name: translate(`paypal.unapplied.${id}`) }));
  return (
    <ListBase sort={{ field: 'receivedAt', order: 'ASC' }} filterDefaultValues={OPEN} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('unapplied-payments', 2)} />}
        filters={
          <>
            <SearchField source="q" label="paypal.unapplied.find" />
            <ChoiceField
              source="state"
              label={translate('paypal.state')}
              any={translate('paypal.unapplied.any')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>
        <CardList<UnappliedPaymentView> empty={<NothingHere>{translate('paypal.unapplied.nothing')}</NothingHere>}>
          {(payment) => <UnappliedCard payment={payment} />}
        </CardList>
      </ListSheet>
      <ListPager />
    </ListBase>
  );
}
