import type { AdminPrepaidTransactionView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { StaffFilter } from '../common/StaffFilter';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { CreateButton } from '../ui/CreateButton';
import { breakWordCell, keepWordsCell, noWrapCell } from '../ui/list/cells';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { DepositReversal } from './DepositReversal';
import { TransactionRow } from './TransactionRow';

const TYPES = ['deposit', 'transaction'] as const;

/** The transactions of all prepaid accounts. */
export function PrepaidTransactionList() {
  return (
    <ListPage
      sort={{ field: 'postDate', order: 'DESC' }}
      actions={<CreateButton resource="prepaid-transactions" label="prepaid.deposit" />}
      filters={
        <>
          <SearchFilter source="accountEmail" label="prepaid.search" />
          <SelectFilter
            source="type"
            label="prepaid.type"
            anyLabel="prepaid.anyType"
            choices={TYPES}
            choiceLabels="labels.transactionType"
          />
          <StaffFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<AdminPrepaidTransactionView>
        table={<TransactionTable />}
        renderCard={(transaction) => (
          <>
            <TransactionRow transaction={transaction} withAccount />
            <DepositReversal transaction={transaction} />
          </>
        )}
        empty="prepaid.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminPrepaidTransactionView>;

function TransactionTable() {
  const translate = useTranslate();
  const { money, time } = useFormat();
  return (
    <DataTable<AdminPrepaidTransactionView> rowClick={false} bulkActionButtons={false}>
      <Column source="postDate" cellSx={noWrapCell} render={({ postDate }) => time(postDate)} />
      <Column
        source="accountEmail"
        disableSort
        cellSx={breakWordCell}
        render={({ accountEmail }) => accountEmail && <EmailAddress email={accountEmail} />}
      />
      <Column
        source="type"
        disableSort
        cellSx={keepWordsCell}
        render={({ type }) => translate(`labels.transactionType.${type}`)}
      />
      <Column source="amount" disableSort align="right" cellSx={noWrapCell} render={({ amount }) => money(amount)} />
      <Column
        source="balanceAfter"
        disableSort
        align="right"
        cellSx={noWrapCell}
        render={({ balanceAfter }) => money(balanceAfter)}
      />
      <Column
        source="memo"
        disableSort
        cellSx={breakWordCell}
        render={({ orderId, memo }) => (orderId ? <RecordLink resource="orders" id={orderId} /> : memo)}
      />
      <Column source="by" disableSort />
      <Column
        source="reversal"
        disableSort
        cellSx={noWrapCell}
        render={(transaction) => <DepositReversal transaction={transaction} />}
      />
    </DataTable>
  );
}
