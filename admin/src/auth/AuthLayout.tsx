import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Notification, useTranslate } from 'react-admin';
import { useShopName } from '../api/useSiteConfig';
import { LanguageMenu } from '../app/LanguageMenu';
import { RegistrationMark } from '../ui/RegistrationMark';

interface AuthLayoutProps {
  /** For the browser tab. */
  page: string;
  title: string;
  description: string;
  children: ReactNode;
}

/** The layout of the pages for users who are not logged in. */
export function AuthLayout({ page, title, description, children }: AuthLayoutProps) {
  const translate = useTranslate();
  const shop = useShopName();
  return (
    <Box
      sx={{ minHeight: '100vh', backgroundColor: 'background.default', display: 'flex', flexDirection: 'column', p: 2 }}
    >
      <title>{translate('layout.title', { page, shop })}</title>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LanguageMenu />
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 360, mx: 'auto', mt: { xs: 4, sm: 10 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 3 }}>
          <RegistrationMark size={28} />
          <Typography component="span" sx={{ fontWeight: 680, letterSpacing: '-0.02em', fontSize: '1.25rem' }}>
            {shop}
          </Typography>
        </Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{description}</Typography>
        {children}
      </Box>
      <Notification />
    </Box>
  );
}
