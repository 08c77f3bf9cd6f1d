import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminAccountView, AdminPrepaidTransactionView } from '@shop/contract';
import { Link, useCreatePath, useGetList, useTranslate } from 'react-admin';
import { StatementDownload } from '../documents/StatementDownload';
import { TransactionRow } from '../prepaid-transactions/TransactionRow';
import { Section } from '../ui/Section';

/** The prepaid account's latest transactions, with its statement and a link to record a deposit. */
export function AccountTransactions({ account }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [] } = useGetList<AdminPrepaidTransactionView>('prepaid-transactions', {
    filter: { accountEmail: account.email },
    sort: { field: 'postDate', order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
  });
  const depositLink = account.role === 'reseller' && (
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
    <Section title={translate('accounts.transactions')} aside={depositLink}>
      {data.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} />
      ))}
      {data.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('prepaid.empty')}</Box>
      )}
      <StatementDownload accountId={account.id} />
    </Section>
  );
}
