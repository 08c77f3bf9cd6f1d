import { useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';

export function NoAccounts() {
  const translate = useTranslate();
  return <NothingHere>{translate('accounts.nothing')}</NothingHere>;
}
