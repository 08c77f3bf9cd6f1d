import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { SavedConfigurationList } from '../features/saved-configurations/SavedConfigurationList';

export default function Saved() {
  const { t } = useTranslation('saved');
  return (
    <AccountPage title={t('title')}>
      <SavedConfigurationList />
    </AccountPage>
  );
}
