import type { AdminAccountView } from '@shop/contract';
import { useDeferredValue } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../i18n/useFormat';

/** Whether the typed email address belongs to a reseller, and their balance. */
export function ResellerHint() {
  const translate = useTranslate();
  const { money } = useFormat();
  const email = String(useDeferredValue(useWatch({ name: 'accountEmail' })) ?? '').trim();
  const isComplete = /^\S+@\S+\.\S+$/.test(email);
  const { data, isPending } = useGetList<AdminAccountView>(
    'accounts',
    { filter: { q: email }, pagination: { page: 1, perPage: 10 }, sort: { field: 'email', order: 'ASC' } },
    { enabled: isComplete },
  );
  if (!isComplete || isPending) return null;
  const account = data?.find((found) => found.email.toLowerCase() === email.toLowerCase());
  if (!account) return <>{translate('prepaid.unknownAccount')}</>;
  if (account.role !== 'reseller') return <>{translate('prepaid.notReseller')}</>;
  return <>{account.balance && translate('prepaid.balance', { balance: money(account.balance) })}</>;
}
