import type { AdminAccountView } from '@shop/contract';
import type { MouseEvent } from 'react';
import { DataTable, Link, useCreatePath, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { NoAccounts } from './NoAccounts';

const Column = DataTable.Col<AdminAccountView>;

export function AccountTable() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money, number, day } = useReading();
  return (
    <DataTable<AdminAccountView> rowClick="show" bulkActionButtons={false} empty={<NoAccounts />}>
      <Column
        source="email"
        render={({ id, email }) => (
          <Link
            to={createPath({ resource: 'accounts', id, type: 'show' })}
            onClick={(event: MouseEvent) => event.stopPropagation()}
            sx={{ fontWeight: 560 }}
          >
            {email}
          </Link>
        )}
      />
      <Column source="role" render={({ role }) => translate(`terms.role.${role}`)} />
      <Column source="balance" disableSort align="right" render={({ balance }) => balance && money(balance)} />
      <Column source="orderCount" align="right" render={({ orderCount }) => number(orderCount)} />
      <Column source="createdAt" render={({ createdAt }) => day(createdAt)} />
    </DataTable>
  );
}
