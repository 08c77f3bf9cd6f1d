import Box from '@mui/material/Box';
import type { ColourProfileView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

/** What a profile is, its ink limit, and when it was uploaded. */
export function ProfileFacts({ profile }: { profile: Omit<ColourProfileView, 'inUse'> }) {
  const translate = useTranslate();
  const { number, time } = useFormat();
  const { fileName, description, colours, inkLimit, uploadedAt } = profile;
  const facts = [
    colours === 'cmyk' ? 'CMYK' : 'RGB',
    translate('colourProfiles.limit', { limit: `${number(inkLimit)}%` }),
    time(uploadedAt),
  ];
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <Box>{[description, fileName].filter(Boolean).join(' · ')}</Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{facts.join(' · ')}</Box>
    </Box>
  );
}
