import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useShopName } from '../api/useSiteConfig';
import { HelpButton } from '../help/HelpButton';

interface PageTitleProps {
  title: string;
  /** Beside the title, such as a status. */
  aside?: ReactNode;
  /** Whether a text explains the page. */
  hasHelp?: boolean;
}

/** The page's heading, the button that explains the page, and the title of the browser tab. */
export function PageTitle({ title, aside, hasHelp = true }: PageTitleProps) {
  const translate = useTranslate();
  const shop = useShopName();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <title>{translate('layout.title', { page: title, shop })}</title>
      <Typography variant="h1" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <span>{title}</span>
        {aside}
      </Typography>
      {hasHelp && <HelpButton />}
    </Box>
  );
}
