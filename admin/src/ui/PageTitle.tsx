import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useShopName } from '../api/useSiteConfig';

/** The page's heading and the title of the browser tab. */
export function PageTitle({ title, aside }: { title: string; aside?: ReactNode }) {
  const translate = useTranslate();
  const shop = useShopName();
  return (
    <>
      <title>{translate('layout.title', { page: title, shop })}</title>
      <Typography variant="h1" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <span>{title}</span>
        {aside}
      </Typography>
    </>
  );
}
