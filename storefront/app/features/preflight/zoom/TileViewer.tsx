import type { PreflightView, TilesView } from '@shop/contract';
import { pageTransform, type Piece, type Placement } from '@shop/preflight';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../layout/site';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Sentences } from '../../../ui/Sentences';
import { useFormat } from '../../../ui/useFormat';
import { Hatching } from '../Hatching';
import { PieceMarks, sheetOf, type PieceLayer } from '../PieceMarks';
import styles from './TileViewer.module.css';
import { useTileViewer } from './useTileViewer';

/** The file in the colours in print. */
interface PrintView {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
  /** Null until its tiles are ready. */
  picture: TilesView['picture'];
  /** A link to a picture that is opaque at the colours outside the gamut. */
  outOfGamut: string | null;
}

interface TileViewerProps {
  picture: NonNullable<TilesView['picture']>;
  print: PrintView | undefined;
  piece: Piece;
  placement: Placement;
  preflight: PreflightView;
  isShown: (layer: PieceLayer) => boolean;
}

const STEP = 1.6;
/** px; the numbers of findings. */
const LABEL_PX = 18;

/** The tiles of a file with the marks of its piece, which stay in their places. */
export function TileViewer({ picture, print, piece, placement, preflight, isShown }: TileViewerProps) {
  const { t } = useTranslation(['zoom', 'order']);
  const { locale } = useSite();
  const { number } = useFormat();
  const { ref, viewer, visible } = useTileViewer({ picture, placement, sheet: sheetOf(piece) });
  const cover = print?.isShown ? print.picture : null;
  useEffect(() => viewer?.cover(cover), [viewer, cover]);
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
        {print && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={print.isShown}
              onChange={({ currentTarget }) => print.onChange(currentTarget.checked)}
            />
            {t('order:report.layer.print')}
          </label>
        )}
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
            {cover && print?.outOfGamut && (
              <Hatching
                src={print.outOfGamut}
                transform={pageTransform(placement)}
                area={visible}
                pixel={visible.pixel}
              />
            )}
            <PieceMarks {...{ piece, preflight, isShown }} labelSize={LABEL_PX * visible.pixel} />
          </svg>
        )}
      </div>
      <p className={styles.note}>
        <Sentences>
          {t('size', { width: number(picture.width), height: number(picture.height) })}
          {picture.isReduced && t('reduced')}
          {t('keys')}
          {cover && t('order:report.screenNote')}
        </Sentences>
      </p>
    </>
  );
}
