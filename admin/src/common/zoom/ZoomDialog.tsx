import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { ArtworkView } from '@shop/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAdminQuery } from '../../api/useAdminQuery';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { useIsPhone } from '../../ui/useScreenSize';
import { TileViewer } from './TileViewer';

interface ZoomDialogProps {
  artwork: ArtworkView;
  tilesKey: string;
  onClose: () => void;
}

const POLL_MS = 1500;

/** Shows a file up to its own pixels, with its findings. */
export function ZoomDialog({ artwork, tilesKey, onClose }: ZoomDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="xl" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('orders.zoom.title', { name: artwork.name })}
      </DialogTitle>
      <DialogContent>
        <Zoom artwork={artwork} tilesKey={tilesKey} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('orders.zoom.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Zoom({ artwork, tilesKey }: Omit<ZoomDialogProps, 'onClose'>) {
  const translate = useTranslate();
  // A newer key opens the same tiles, and would start the viewer again.
  const [key] = useState(tilesKey);
  const { data, error } = useAdminQuery(
    'Artwork/Tiles',
    { tilesKey: key },
    { alwaysFresh: true, refetchInterval: (tiles) => (tiles?.state === 'waiting' ? POLL_MS : false) },
  );
  if (data?.picture) return <TileViewer picture={data.picture} artwork={artwork} />;
  return (
    <Box role="status">
      <ErrorAlert message={error?.message ?? ''} />
      {data?.state === 'none' ? translate('orders.zoom.none') : !error && <Waiting />}
    </Box>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <>
      {translate('orders.zoom.waiting')}
      <LinearProgress aria-label={translate('orders.zoom.waiting')} sx={{ mt: 1 }} />
    </>
  );
}
