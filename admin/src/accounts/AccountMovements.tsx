import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminAccountView, AdminPrepaidTransactionView } from '@shop/contract';
import { Link, useCreatePath, useGetList, useTranslate } from 'react-admin';
import { StatementDownload } from '../documents/StatementDownload';
import { MovementBrief } from '../prepaid-transactions/MovementBrief';
import { Section } from '../ui/Section';

/** The prepaid account's latest rows, and the way to a deposit. */
export function AccountMovements({ account }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [] } = useGetList<AdminPrepaidTransactionView>('prepaid-transactions', {
    filter: { accountEmail: account.email },
    sort: { field: 'postDate', order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
  });
  const deposit = account.role === 'reseller' && (
    <Button
      component={Link}
      variant="outlined"
      size="small"
      to={createPath({ resource: 'prepaid-transactions', type: 'create' })}
      state={{ record: { accountEmail: account.email } }}
    >
      {translate('accounts.deposit')}
    </Button>
  );
  return (
    <Section title={translate('accounts.movements')} aside={deposit}>
      {data.map((movement) => (
        <MovementBrief key={movement.id} movement={movement} />
      ))}
      {data.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('prepaid.nothing')}</Box>
      )}
      <StatementDownload accountId={account.id} />
    </Section>
  );
}
