import type { PreflightView, TilesView } from '@shop/contract';
import type { Piece, Placement } from '@shop/preflight';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../layout/site';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { useFormat } from '../../../ui/useFormat';
import { PieceMarks, sheetOf, type PieceLayer } from '../PieceMarks';
import styles from './TileViewer.module.css';
import { useTileViewer } from './useTileViewer';

interface TileViewerProps {
  picture: NonNullable<TilesView['picture']>;
  piece: Piece;
  placement: Placement;
  preflight: PreflightView;
  isShown: (layer: PieceLayer) => boolean;
}

const STEP = 1.6;
/** px; the numbers of findings. */
const LABEL_PX = 18;

/** The tiles of a file with the marks of its piece, which stay in their places. */
export function TileViewer({ picture, piece, placement, preflight, isShown }: TileViewerProps) {
  const { t } = useTranslation(['zoom', 'order']);
  const { locale } = useSite();
  const { number } = useFormat();
  const { ref, viewer, visible } = useTileViewer({ picture, placement, sheet: sheetOf(piece) });
  return (
    <>
      <div className={styles.bar}>
        <IconButton name={t('out')} onClick={() => viewer?.zoomBy(1 / STEP)}>
          <IconZoomOut size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton name={t('in')} onClick={() => viewer?.zoomBy(STEP)}>
          <IconZoomIn size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <Button variant="default" size="xs" onClick={viewer?.showPixels}>
          {t('pixels')}
        </Button>
        <Button variant="default" size="xs" onClick={viewer?.showAll}>
          {t('all')}
        </Button>
        {visible && (
          <output className="tabular-nums">
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(visible.scale)}
          </output>
        )}
      </div>
      <div className={styles.stage}>
        <div ref={ref} className={styles.tiles} role="application" aria-label={t('order:report.preview')} />
        {visible && (
          <svg
            className={styles.marks}
            viewBox={`${visible.x} ${visible.y} ${visible.width} ${visible.height}`}
            preserveAspectRatio="none"
            aria-hidden
          >
            <PieceMarks {...{ piece, preflight, isShown }} labelSize={LABEL_PX * visible.pixel} />
          </svg>
        )}
      </div>
      <p className={styles.note}>
        {t('size', { width: number(picture.width), height: number(picture.height) })}
        {picture.isReduced && ` ${t('reduced')}`} {t('keys')}
      </p>
    </>
  );
}
