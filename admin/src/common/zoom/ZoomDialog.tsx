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
  const { asPrinted } = artwork;
  // A newer key opens the same tiles, and would start the viewer again.
  const [keys] = useState({ file: tilesKey, print: asPrinted?.tilesKey ?? null });
  const [isPrinted, setPrinted] = useState(false);
  const file = useTiles(keys.file);
  const print = useTiles(isPrinted ? keys.print : null);
  const error = file.error ?? print.error;
  return (
    <>
      <Box role="status" sx={{ mb: 1 }}>
        <ErrorAlert message={error?.message ?? ''} />
        {(file.isWaiting || print.isWaiting) && <Waiting />}
        {file.data?.state === 'none' && translate('orders.zoom.none')}
        {isPrinted && print.data?.state === 'none' && translate('orders.zoom.notPrinted')}
      </Box>
      {file.data?.picture && (
        <TileViewer
          picture={file.data.picture}
          artwork={artwork}
          print={asPrinted && { isShown: isPrinted, onChange: setPrinted, picture: print.data?.picture ?? null }}
        />
      )}
    </>
  );
}

/** Requests tiles, and waits until they are ready. A null key requests nothing. */
function useTiles(tilesKey: string | null) {
  const { data, error } = useAdminQuery(
    'Artwork/Tiles',
    { tilesKey: tilesKey ?? '' },
    {
      ...{ enabled: tilesKey !== null, alwaysFresh: true },
      refetchInterval: (tiles) => (tiles?.state === 'waiting' ? POLL_MS : false),
    },
  );
  const isWaiting = tilesKey !== null && !error && (!data || data.state === 'waiting');
  return { data, error, isWaiting };
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
