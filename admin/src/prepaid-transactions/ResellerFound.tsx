import type { AdminAccountView } from '@shop/contract';
import { useDeferredValue } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useReading } from '../ui/reading';

/** Whose account the address is, before money is put on it. */
export function ResellerFound() {
  const translate = useTranslate();
  const { money } = useReading();
  const typed = String(useDeferredValue(useWatch({ name: 'accountEmail' })) ?? '').trim();
  const isWhole = /^\S+@\S+\.\S+$/.test(typed);
  const { data, isPending } = useGetList<AdminAccountView>(
    'accounts',
    { filter: { q: typed }, pagination: { page: 1, perPage: 10 }, sort: { field: 'email', order: 'ASC' } },
    { enabled: isWhole },
  );
  if (!isWhole || isPending) return null;
  const account = data?.find(({ email }) => email.toLowerCase() === typed.toLowerCase());
  if (!account) return <>{translate('prepaid.unknown')}</>;
  if (account.role !== 'reseller') return <>{translate('prepaid.notReseller')}</>;
  return <>{account.balance && translate('prepaid.balance', { balance: money(account.balance) })}</>;
}
