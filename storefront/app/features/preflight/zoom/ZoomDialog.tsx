import type { AsPrintedView, PreflightView } from '@shop/contract';
import type { Piece, Placement } from '@shop/preflight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog';
import { ErrorMessage } from '../../../ui/ErrorMessage';
import { Loader } from '../../../ui/Loader';
import type { PieceLayer } from '../PieceMarks';
import { TileViewer } from './TileViewer';
import { useTiles } from './useTiles';
import styles from './ZoomDialog.module.css';

interface ZoomDialogProps {
  opened: boolean;
  onClose: () => void;
  piece: Piece;
  placement: Placement;
  preflight: PreflightView;
  tilesKey: string;
  /** Undefined where nothing is known of the colours in print. */
  asPrinted: AsPrintedView | undefined;
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

function Zoom({ tilesKey, asPrinted, ...viewer }: Omit<ZoomDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('zoom');
  // A newer key opens the same tiles, and would start the viewer again.
  const [keys] = useState({ file: tilesKey, print: asPrinted?.tilesKey ?? null });
  const [isPrinted, setIsPrinted] = useState(false);
  const file = useTiles(keys.file);
  const print = useTiles(isPrinted ? keys.print : null);
  const isWaiting = file.isWaiting || print.isWaiting;
  return (
    <div className={styles.zoom}>
      <ErrorMessage error={file.error ?? print.error} />
      <div role="status">
        {isWaiting && (
          <p className={styles.waiting}>
            <Loader /> {t('waiting')}
          </p>
        )}
        {file.data?.state === 'none' && <p>{t('none')}</p>}
        {isPrinted && print.data?.state === 'none' && <p>{t('notPrinted')}</p>}
      </div>
      {file.data?.picture && (
        <TileViewer
          {...viewer}
          picture={file.data.picture}
          print={
            asPrinted && {
              isShown: isPrinted,
              onChange: setIsPrinted,
              picture: print.data?.picture ?? null,
              outOfGamut: asPrinted.outOfGamut,
            }
          }
        />
      )}
    </div>
  );
}
