import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ConnectionTests } from '../setup/ConnectionTests';
import { EnvironmentSection } from '../setup/EnvironmentSection';
import { PageTitle } from '../ui/PageTitle';
import { RetentionSettings } from './RetentionSettings';
import { SettingsSections } from './SettingsSections';

/** The settings of the shop. For admins. */
export function SettingsPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 3, maxWidth: 760 }}>
      <PageTitle title={translate('settings.title')} />
      <SettingsSections />
      <RetentionSettings />
      <ConnectionTests />
      <EnvironmentSection />
    </Box>
  );
}
