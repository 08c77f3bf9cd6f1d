import type { AdminAccountView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { NoAccounts } from './NoAccounts';

const Column = DataTable.Col<AdminAccountView>;

export function AccountTable() {
  const translate = useTranslate();
  const { money, number, day } = useReading();
  return (
    <DataTable<AdminAccountView> rowClick="show" bulkActionButtons={false} empty={<NoAccounts />}>
      <Column
        source="email"
        render={({ id, email }) => (
          <RowLink resource="accounts" id={id}>
            {email}
          </RowLink>
        )}
      />
      <Column source="role" render={({ role }) => translate(`terms.role.${role}`)} />
      <Column source="balance" disableSort align="right" render={({ balance }) => balance && money(balance)} />
      <Column source="orderCount" align="right" render={({ orderCount }) => number(orderCount)} />
      <Column source="createdAt" render={({ createdAt }) => day(createdAt)} />
    </DataTable>
  );
}
