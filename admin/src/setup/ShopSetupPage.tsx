import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { SettingsSections } from '../settings/SettingsSections';
import { SPREADSHEET_IMPORT_PATH } from '../spreadsheets/catalogue-import';
import { ActionButton } from '../ui/ActionButton';
import { PageTitle } from '../ui/PageTitle';
import { Section } from '../ui/Section';
import { ConnectionTests } from './ConnectionTests';
import { EnvironmentSection } from './EnvironmentSection';
import { useShopSetup } from './shop-setup';

/** The settings, the starter catalogue, and tests of the services. For admins. */
export function ShopSetupPage() {
  const translate = useTranslate();
  const setup = useShopSetup();
  if (!setup) return null;
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 3, maxWidth: 760 }}>
      <Box>
        <PageTitle title={translate('setup.title')} />
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{translate('setup.introduction')}</Typography>
      </Box>
      <SettingsSections />
      <Section title={translate('setup.catalogue')}>
        {setup.catalogueIsEmpty ? (
          <CatalogueChoice />
        ) : (
          <Typography variant="body2">{translate('setup.filled')}</Typography>
        )}
      </Section>
      <ConnectionTests />
      <EnvironmentSection />
    </Box>
  );
}

function CatalogueChoice() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">{translate('setup.choice')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActionButton
          variant="contained"
          label="setup.install"
          action={(idempotencyKey) => callApi('admin/setup-starter-catalogue', {}, { idempotencyKey })}
          successMessage="setup.installed"
          once
        />
        <Button component={Link} to={SPREADSHEET_IMPORT_PATH} variant="outlined">
          {translate('setup.import')}
        </Button>
      </Box>
    </Box>
  );
}
