import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DescriptionList } from '../ui/DescriptionList';
import { Section } from '../ui/Section';
import { useShopSetup } from './shop-setup';

/** What only the environment sets: addresses, the object store, the source of exchange rates. */
export function EnvironmentSection() {
  const translate = useTranslate();
  const setup = useShopSetup();
  if (!setup) return null;
  return (
    <Section title={translate('setup.environment')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('setup.environmentHelp')}
      </Typography>
      <DescriptionList
        items={setup.environment.map(({ name, value }) => ({ name, value: value ?? translate('setup.notSet') }))}
      />
    </Section>
  );
}
