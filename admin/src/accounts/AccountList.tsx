import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminAccountView, RoleName } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';

const ROLES = ['customer', 'reseller', 'guest'] as const satisfies readonly RoleName[];

export function AccountList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="accounts.search" />
          <SelectFilter
            source="role"
            label="accounts.role"
            anyLabel="accounts.anyRole"
            choices={ROLES}
            choiceLabels="labels.role"
          />
        </>
      }
    >
      <RecordList<AdminAccountView>
        table={<AccountTable />}
        renderCard={(account) => <AccountCard account={account} />}
        cardLink
        empty="accounts.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminAccountView>;

function AccountTable() {
  const translate = useTranslate();
  const { money, number, day, list } = useFormat();
  return (
    <DataTable<AdminAccountView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="email"
        render={({ id, email }) => (
          <RecordLink resource="accounts" id={id} sx={{ fontWeight: 560 }}>
            {email}
          </RecordLink>
        )}
      />
      <Column
        source="name"
        disableSort
        render={({ name, company }) => list([name ?? '', company ?? ''].filter((text) => text !== ''))}
      />
      <Column source="role" render={({ role }) => translate(`labels.role.${role}`)} />
      <Column source="balance" disableSort align="right" render={({ balance }) => balance && money(balance)} />
      <Column source="orderCount" align="right" render={({ orderCount }) => number(orderCount)} />
      <Column source="createdAt" cellSx={noWrapCell} render={({ createdAt }) => day(createdAt)} />
    </DataTable>
  );
}

function AccountCard({ account: { email, name, role, balance, orderCount } }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const orders = `${translate('resources.accounts.fields.orderCount')} ${orderCount}`;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25, fontVariantNumeric: 'tabular-nums' }}>
      <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{name ?? email}</Typography>
      {name && <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{email}</Box>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
        <span>{[translate(`labels.role.${role}`), orders].join(' · ')}</span>
        <span>{balance && money(balance)}</span>
      </Box>
    </Box>
  );
}
