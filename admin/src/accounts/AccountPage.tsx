import type { AccountDetailsView, AdminAccountView } from '@shop/contract';
import { useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { useAdminQuery } from '../api/useAdminQuery';
import { isStaffRole } from '../auth/roles';
import { CustomerOrders } from '../common/CustomerOrders';
import { RelatedEmails } from '../common/RelatedEmails';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { AccountAddresses } from './AccountAddresses';
import { AccountAudit } from './AccountAudit';
import { AccountNotes } from './AccountNotes';
import { AccountRequests } from './AccountRequests';
import { AccountTransactions } from './AccountTransactions';
import { ChangeRoleButton } from './ChangeRoleButton';

export function AccountPage() {
  return <RecordPage<AdminAccountView>>{(account) => <CustomerOrStaff account={account} />}</RecordPage>;
}

/** Staff have a page in a list of their own, to which the audit log, for example, leads by their account. */
function CustomerOrStaff({ account }: { account: AdminAccountView }) {
  const createPath = useCreatePath();
  const { canAccess, isPending } = useCanAccess({ resource: 'staff', action: 'show' });
  if (!isStaffRole(account.role) || (!canAccess && !isPending)) return <Account account={account} />;
  return canAccess ? <Navigate replace to={createPath({ resource: 'staff', id: account.id, type: 'show' })} /> : null;
}

/** Everything about a customer: details, orders, money, requests, notes, emails and audit log. */
function Account({ account }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const { canAccess: canSeeTransactions } = useCanAccess({ resource: 'prepaid-transactions', action: 'list' });
  const { id, email, name } = account;
  const { data: details, error, refetch } = useAdminQuery('admin/account-details', {}, { params: { id } });
  return (
    <Page
      resource="accounts"
      title={name ?? email}
      header={
        <>
          <AccountSummary account={account} phone={details?.phone ?? null} />
          <ChangeRoleButton account={account} />
        </>
      }
      maxWidth={960}
    >
      <ErrorAlert message={error?.message ?? ''} />
      <CustomerOrders accountId={id} title={translate('accounts.orders')} />
      {canSeeTransactions && account.balance && <AccountTransactions account={account} />}
      <AccountRequests email={email} />
      {details && (
        <>
          <AccountNotes accountId={id} notes={details.notes} onAdded={() => void refetch()} />
          <AccountAddresses addresses={details.addresses} />
        </>
      )}
      <RelatedEmails filter={{ email }} />
      <AccountAudit accountId={id} />
    </Page>
  );
}

interface AccountSummaryProps extends Pick<AccountDetailsView, 'phone'> {
  account: AdminAccountView;
}

function AccountSummary({ account, phone }: AccountSummaryProps) {
  const translate = useTranslate();
  const { money, time, language } = useFormat();
  const { role, balance, currency, createdAt, email, company } = account;
  const field = (source: string) => translate(`resources.accounts.fields.${source}`);
  const items = [
    { name: field('email'), value: email },
    ...(company ? [{ name: field('company'), value: company }] : []),
    ...(phone ? [{ name: field('phone'), value: phone }] : []),
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
