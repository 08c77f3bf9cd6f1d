import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Notification, useTranslate } from 'react-admin';
import { RegistrationMark } from '../ui/RegistrationMark';
import { LanguageSwitch } from './LanguageSwitch';
import { useShopName } from './useShopName';

/** What stands around the pages before one is in. */
export function Doorstep({
  page,
  title,
  words,
  children,
}: Record<'page' | 'title' | 'words', string> & { children: ReactNode }) {
  const translate = useTranslate();
  const shop = useShopName();
  return (
    <Box
      sx={{ minHeight: '100vh', backgroundColor: 'background.default', display: 'flex', flexDirection: 'column', p: 2 }}
    >
      <title>{translate('frame.title', { page, shop })}</title>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 360, mx: 'auto', mt: { xs: 4, sm: 10 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 3 }}>
          <RegistrationMark size={28} />
          <Typography component="span" sx={{ fontWeight: 680, letterSpacing: '-0.02em', fontSize: '1.25rem' }}>
            {shop}
          </Typography>
        </Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{words}</Typography>
        {children}
      </Box>
      <Notification />
    </Box>
  );
}
