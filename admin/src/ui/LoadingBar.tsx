import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** A bar for as long as something loads, with a name for screen readers. */
export function LoadingBar({ sx }: { sx: SxProps }) {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('ra.page.loading')} sx={sx} />;
}
