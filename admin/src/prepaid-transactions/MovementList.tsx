import type { AdminPrepaidTransactionView } from '@shop/contract';
import { DataTable, ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { CreateButton } from '../ui/CreateButton';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { MovementBrief } from './MovementBrief';
import { Reversal } from './Reversal';

/** Every movement of every prepaid account. */
export function MovementList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const types = (['deposit', 'transaction'] as const).map((id) => ({ id, name: translate(`terms.movement.${id}`) }));
  return (
    <ListBase sort={{ field: 'postDate', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('prepaid-transactions', 2)} />}
        actions={<CreateButton resource="prepaid-transactions" label="prepaid.deposit" />}
        filters={
          <>
            <SearchField source="accountEmail" label="prepaid.find" />
            <ChoiceField
              source="type"
              label={translate('prepaid.type')}
              any={translate('prepaid.anyType')}
              choices={types}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <MovementCards /> : <MovementTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });
const broken = () => ({ overflowWrap: 'anywhere' });
const Column = DataTable.Col<AdminPrepaidTransactionView>;

function MovementTable() {
  const translate = useTranslate();
  const { money, time } = useReading();
  return (
    <DataTable<AdminPrepaidTransactionView> rowClick={false} bulkActionButtons={false} empty={<NoMovements />}>
      <Column source="postDate" cellSx={noWrap} render={({ postDate }) => time(postDate)} />
      <Column source="accountEmail" disableSort />
      <Column source="type" disableSort render={({ type }) => translate(`terms.movement.${type}`)} />
      <Column source="amount" disableSort align="right" cellSx={noWrap} render={({ amount }) => money(amount)} />
      <Column
        source="balanceAfter"
        disableSort
        align="right"
        cellSx={noWrap}
        render={({ balanceAfter }) => money(balanceAfter)}
      />
      <Column
        source="memo"
        disableSort
        cellSx={broken}
        render={({ orderId, memo }) =>
          orderId ? (
            <RowLink resource="orders" id={orderId} sx={{ fontWeight: 400 }}>
              {orderId}
            </RowLink>
          ) : (
            memo
          )
        }
      />
      <Column source="reversal" disableSort cellSx={noWrap} render={(movement) => <Reversal movement={movement} />} />
    </DataTable>
  );
}

function MovementCards() {
  return (
    <CardList<AdminPrepaidTransactionView> empty={<NoMovements />}>
      {(movement) => (
        <>
          <MovementBrief movement={movement} withAccount />
          <Reversal movement={movement} />
        </>
      )}
    </CardList>
  );
}

function NoMovements() {
  const translate = useTranslate();
  return <NothingHere>{translate('prepaid.nothing')}</NothingHere>;
}
