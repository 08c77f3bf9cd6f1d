import type { AdminAccountView } from '@shop/contract';
import { useCanAccess, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { AccountOrders } from './AccountOrders';
import { AccountTransactions } from './AccountTransactions';
import { ChangeRoleButton } from './ChangeRoleButton';

export function AccountPage() {
  return <RecordPage<AdminAccountView>>{(account) => <Account account={account} />}</RecordPage>;
}

function Account({ account }: { account: AdminAccountView }) {
  const { canAccess: canSeeTransactions } = useCanAccess({ resource: 'prepaid-transactions', action: 'list' });
  return (
    <Page
      resource="accounts"
      title={account.email}
      header={
        <>
          <AccountDetails account={account} />
          <ChangeRoleButton account={account} />
        </>
      }
      maxWidth={960}
    >
      <AccountOrders email={account.email} />
      {canSeeTransactions && account.balance && <AccountTransactions account={account} />}
    </Page>
  );
}

function AccountDetails({ account }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const { money, time, language } = useFormat();
  const { role, balance, currency, createdAt } = account;
  const field = (name: string) => translate(`resources.accounts.fields.${name}`);
  const items = [
    {
      name: field('balance'),
      value: balance ? money(balance) : translate('accounts.notPrepaid'),
      strong: balance !== null,
    },
    { name: field('role'), value: translate(`labels.role.${role}`) },
    { name: field('currency'), value: currency },
    { name: field('language'), value: language(account.language) },
    { name: field('createdAt'), value: time(createdAt) },
  ];
  return <DescriptionList items={items} />;
}
