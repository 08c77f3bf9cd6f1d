import Box from '@mui/material/Box';
import type { AdminAccountView } from '@shop/contract';
import { Link, ShowBase, useCanAccess, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { AccountMovements } from './AccountMovements';
import { AccountOrders } from './AccountOrders';
import { RoleChange } from './RoleChange';

export function AccountPage() {
  return (
    <ShowBase<AdminAccountView>>
      <LoadedAccount />
    </ShowBase>
  );
}

function LoadedAccount() {
  const { record: account, error } = useShowContext<AdminAccountView>();
  if (error) return <LoadFailure error={error} />;
  return account ? <Account account={account} /> : null;
}

function Account({ account }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const { canAccess: seesLedger } = useCanAccess({ resource: 'prepaid-transactions', action: 'list' });
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/accounts" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.accounts.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={account.email} />
        <AccountFacts account={account} />
        <RoleChange account={account} />
      </Box>
      <AccountOrders email={account.email} />
      {seesLedger && account.balance && <AccountMovements account={account} />}
    </Box>
  );
}

function AccountFacts({ account }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const { money, time, language } = useReading();
  const { role, balance, currency, createdAt } = account;
  const name = (field: string) => translate(`resources.accounts.fields.${field}`);
  const facts = [
    {
      name: name('balance'),
      value: balance ? money(balance) : translate('accounts.notPrepaid'),
      strong: balance !== null,
    },
    { name: name('role'), value: translate(`terms.role.${role}`) },
    { name: name('currency'), value: currency },
    { name: name('language'), value: language(account.language) },
    { name: name('createdAt'), value: time(createdAt) },
  ];
  return <Facts facts={facts} />;
}
