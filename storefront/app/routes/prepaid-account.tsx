import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { PrepaidAccount } from '../features/prepaid/PrepaidAccount';
import { ResellerProgram } from '../features/prepaid/ResellerProgram';
import { useSession } from '../features/session/useSession';

export default function Prepaid() {
  const { t } = useTranslation('account');
  const reseller = useSession()?.role === 'reseller';
  return <AccountPage title={t('toolbar.prepaid')}>{reseller ? <PrepaidAccount /> : <ResellerProgram />}</AccountPage>;
}
