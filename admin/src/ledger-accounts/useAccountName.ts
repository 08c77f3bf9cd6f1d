import { useTranslate } from 'react-admin';

/** `sales` → Sales; a customer's own account goes by their e-mail address. */
export function useAccountName() {
  const translate = useTranslate();
  return (account: string, email: string | null = null) =>
    email ?? translate(`books.account.${account.startsWith('prepaid:') ? 'prepaid' : account}`, { _: account });
}
