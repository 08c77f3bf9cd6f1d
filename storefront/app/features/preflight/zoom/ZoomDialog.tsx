import type { PreflightView } from '@shop/contract';
import type { Piece, Placement } from '@shop/preflight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog';
import { ErrorMessage } from '../../../ui/ErrorMessage';
import { Loader } from '../../../ui/Loader';
import { api } from '../../api/client';
import { useQuery } from '../../api/useQuery';
import type { PieceLayer } from '../PieceMarks';
import { usePolling } from '../usePolling';
import { TileViewer } from './TileViewer';
import styles from './ZoomDialog.module.css';

interface ZoomDialogProps {
  opened: boolean;
  onClose: () => void;
  piece: Piece;
  placement: Placement;
  preflight: PreflightView;
  tilesKey: string;
  isShown: (layer: PieceLayer) => boolean;
}

const WIDTH_PX = 1400;

/** Shows a file up to its own pixels, on the piece. */
export function ZoomDialog({ opened, onClose, ...zoom }: ZoomDialogProps) {
  const { t } = useTranslation('zoom');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} width={WIDTH_PX}>
      <Zoom {...zoom} />
    </Dialog>
  );
}

function Zoom({ tilesKey, ...viewer }: Omit<ZoomDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('zoom');
  // A newer key opens the same tiles, and would start the viewer again.
  const [key] = useState(tilesKey);
  const { data, error, refetch } = useQuery(key, () => api.call('Artwork/Tiles', { tilesKey: key }));
  const isWaiting = !error && data?.state !== 'ready' && data?.state !== 'none';
  usePolling(isWaiting, refetch);
  return (
    <div className={styles.zoom}>
      <ErrorMessage error={error} />
      <div role="status">
        {isWaiting && (
          <p className={styles.waiting}>
            <Loader /> {t('waiting')}
          </p>
        )}
        {data?.state === 'none' && <p>{t('none')}</p>}
      </div>
      {data?.picture && <TileViewer {...viewer} picture={data.picture} />}
    </div>
  );
}
