import { useTranslate } from 'react-admin';

/** Returns an account's name: `sales` → Sales; the account of one customer has their email address as its name. */
export function useLedgerAccountName() {
  const translate = useTranslate();
  return (account: string, email: string | null = null) =>
    email ?? translate(`ledger.account.${account.startsWith('prepaid:') ? 'prepaid' : account}`, { _: account });
}
