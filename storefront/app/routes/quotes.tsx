import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { QuoteRequestList } from '../features/quote-requests/QuoteRequestList';

export default function Quotes() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.quotes')}>
      <QuoteRequestList />
    </AccountPage>
  );
}
