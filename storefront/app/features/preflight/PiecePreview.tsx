import {
  toPrintPiece,
  type AsPrintedView,
  type ItemView,
  type PreflightView,
  type PrintedProduct,
} from '@shop/contract';
import { pageTransform, place, type Piece, type Placement } from '@shop/preflight';
import { IconZoomIn } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Hatching } from './Hatching';
import { PagePicture } from './PagePicture';
import { PieceMarks, sheetOf, type PieceLayer } from './PieceMarks';
import styles from './PiecePreview.module.css';

interface PiecePreviewProps {
  item: ItemView;
  product: PrintedProduct;
  preflight: PreflightView;
  /** A link to a picture of the first page. */
  src: string;
  asPrinted?: AsPrintedView | undefined;
  /** With which the tiles of the file are requested. */
  tilesKey?: string | undefined;
}

/** The viewer is loaded when somebody zooms. */
const ZoomDialog = lazyDialog(async () => (await import('./zoom/ZoomDialog')).ZoomDialog);

/** About the width of the drawing on the screen. */
const WIDTH_PX = 600;
/** What is not shown at first. */
const HIDDEN: readonly Layer[] = ['print', 'gamut'];

/** The file on the ordered piece, with hem, bleed, grommets, seams and findings, each of which can be hidden. */
export function PiecePreview({ item, product, preflight, src, asPrinted, tilesKey }: PiecePreviewProps) {
  const { t } = useTranslation('order');
  const [hidden, setHidden] = useState<readonly Layer[]>(HIDDEN);
  const [isZoomed, setIsZoomed] = useState(false);
  const piece = toPrintPiece(item, product);
  if (!piece) return null;
  const { widthPx = null, heightPx = null, widthMm = null, heightMm = null } = preflight.facts;
  const placement = place({ widthPx, heightPx, widthMm, heightMm }, piece);
  if (!placement) return null;
  const layers = [...colourLayers(asPrinted), ...layersOf(piece, preflight)];
  const isShown = (layer: Layer) => layers.includes(layer) && !hidden.includes(layer);
  return (
    <figure className={styles.preview}>
      <PieceDrawing {...{ piece, placement, preflight, src, asPrinted, isShown }} />
      <figcaption className={styles.caption}>
        {tilesKey !== undefined && (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconZoomIn size={16} stroke={1.75} aria-hidden />}
              onClick={() => setIsZoomed(true)}
            >
              {t('report.zoom')}
            </Button>
            <ZoomDialog
              opened={isZoomed}
              onClose={() => setIsZoomed(false)}
              {...{ piece, placement, preflight, tilesKey, asPrinted, isShown }}
            />
          </>
        )}
        {layers.length > 0 && (
          <fieldset className={styles.layers}>
            <legend>{t('report.show')}</legend>
            {layers.map((layer) => (
              <label key={layer}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(layer)}
                  onChange={({ currentTarget }) =>
                    setHidden(currentTarget.checked ? hidden.filter((each) => each !== layer) : [...hidden, layer])
                  }
                />
                {t(`report.layer.${layer}`)}
              </label>
            ))}
          </fieldset>
        )}
        <p>{t('report.screenNote')}</p>
      </figcaption>
    </figure>
  );
}

type Layer = 'print' | 'gamut' | PieceLayer;

/** What there is to show of the colours in print. */
function colourLayers(asPrinted: AsPrintedView | undefined): Layer[] {
  if (!asPrinted) return [];
  return asPrinted.outOfGamut === null ? ['print'] : ['print', 'gamut'];
}

/** What there is to show on a piece. */
function layersOf({ bleedMm, isFolded, grommets, seams }: Piece, { findings }: PreflightView): PieceLayer[] {
  const hasBleed = Object.values(bleedMm).some((mm) => mm > 0);
  const present: Record<PieceLayer, boolean> = {
    bleed: hasBleed,
    fold: hasBleed && isFolded,
    grommets: grommets.length > 0,
    seams: seams.length > 0,
    findings: findings.some(({ area }) => area),
  };
  return (Object.keys(present) as PieceLayer[]).filter((layer) => present[layer]);
}

interface PieceDrawingProps extends Pick<PiecePreviewProps, 'preflight' | 'src' | 'asPrinted'> {
  piece: Piece;
  placement: Placement;
  isShown: (layer: Layer) => boolean;
}

function PieceDrawing({ piece, placement, preflight, src, asPrinted, isShown }: PieceDrawingProps) {
  const { t } = useTranslation('order');
  const id = useId();
  const { widthMm: width, heightMm: height } = piece;
  const sheet = sheetOf(piece);
  const margin = Math.max(sheet.width, sheet.height) * 0.01;
  const viewBox = [sheet.x - margin, sheet.y - margin, sheet.width + margin * 2, sheet.height + margin * 2].join(' ');
  return (
    <svg className={styles.piece} viewBox={viewBox} role="img" aria-label={t('report.preview')}>
      <clipPath id={id}>
        <rect {...(isShown('bleed') ? sheet : { x: 0, y: 0, width, height })} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect {...sheet} fill="#fff" />
        <g transform={pageTransform(placement)}>
          <PagePicture src={(isShown('print') && asPrinted?.picture) || src} />
        </g>
        {isShown('gamut') && asPrinted?.outOfGamut && (
          <Hatching
            src={asPrinted.outOfGamut}
            transform={pageTransform(placement)}
            area={sheet}
            pixel={Math.max(sheet.width, sheet.height) / WIDTH_PX}
          />
        )}
      </g>
      <PieceMarks {...{ piece, preflight, isShown }} labelSize={margin * 3} />
    </svg>
  );
}
