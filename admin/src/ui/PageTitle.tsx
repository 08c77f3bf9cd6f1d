import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useShopName } from '../frame/useShopName';

/** A page's name, at its head and in the browser's tab. */
export function PageTitle({ title, aside }: { title: string; aside?: ReactNode }) {
  const translate = useTranslate();
  const shop = useShopName();
  return (
    <>
      <title>{translate('frame.title', { page: title, shop })}</title>
      <Typography variant="h1" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <span>{title}</span>
        {aside}
      </Typography>
    </>
  );
}
