import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ArtworkView, FindingView, TilesView } from '@shop/contract';
import { pageTransform, type Placement, type VisibleArea } from '@shop/preflight';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { Hatching } from './Hatching';
import { useTileViewer } from './useTileViewer';

/** The file in the colours in print. */
interface PrintView {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
  /** Null until its tiles are ready. */
  picture: TilesView['picture'];
}

interface TileViewerProps {
  picture: NonNullable<TilesView['picture']>;
  artwork: ArtworkView;
  print: PrintView | undefined;
}

const STEP = 1.6;
const COVER = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The tiles of a file, with marks around what the check has found, which stay in their places. */
export function TileViewer({ picture, artwork, print }: TileViewerProps) {
  const translate = useTranslate();
  const { number, percent } = useFormat();
  const [isMarked, setMarked] = useState(true);
  const { width, height } = picture;
  // Of a file whose place on the piece is unknown, all is shown, without marks.
  const { covers, isTurned, ...piece } = artwork.placement ?? {
    ...{ covers: { x: 0, y: 0, width, height }, isTurned: false, widthMm: width, heightMm: height },
  };
  const { ref, viewer, visible } = useTileViewer({ picture, placement: { covers, isTurned }, sheet: covers });
  const cover = print?.isShown ? print.picture : null;
  useEffect(() => viewer?.cover(cover), [viewer, cover]);
  const areas = artwork.placement ? (artwork.preflight?.findings ?? []).flatMap(areasOf) : [];
  return (
    <Box sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => viewer?.zoomBy(1 / STEP)}>
          {translate('orders.zoom.out')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => viewer?.zoomBy(STEP)}>
          {translate('orders.zoom.in')}
        </Button>
        <Button size="small" variant="outlined" onClick={viewer?.showPixels}>
          {translate('orders.zoom.pixels')}
        </Button>
        <Button size="small" variant="outlined" onClick={viewer?.showAll}>
          {translate('orders.zoom.all')}
        </Button>
        {areas.length > 0 && (
          <FormControlLabel
            control={<Switch checked={isMarked} onChange={(_, checked) => setMarked(checked)} />}
            label={translate('orders.zoom.marks')}
          />
        )}
        {print && (
          <FormControlLabel
            control={<Switch checked={print.isShown} onChange={(_, checked) => print.onChange(checked)} />}
            label={translate('orders.zoom.asPrinted')}
          />
        )}
        {visible && <output>{percent(visible.scale)}</output>}
      </Box>
      <Box sx={{ position: 'relative', height: '64vh', overflow: 'hidden', bgcolor: 'action.hover' }}>
        <Box
          ref={ref}
          role="application"
          aria-label={translate('orders.artwork.preview', { name: artwork.name })}
          sx={{ ...COVER, '& :focus-visible': { outline: '2px solid', outlineOffset: '-2px' } }}
        />
        {visible && (
          <Marks
            {...{ visible, placement: { covers, isTurned }, piece: artwork.placement && piece }}
            areas={isMarked ? areas : []}
            hatching={cover && (artwork.asPrinted?.outOfGamut ?? null)}
          />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {translate('orders.zoom.size', { width: number(width), height: number(height) })}{' '}
        {picture.isReduced && `${translate('orders.zoom.reduced')} `}
        {translate('orders.zoom.keys')}
        {print?.isShown && ` ${translate('orders.zoom.screenNote')}`}
      </Box>
    </Box>
  );
}

interface MarkedArea {
  area: NonNullable<FindingView['area']>;
  severity: FindingView['severity'];
}

const areasOf = ({ area, areas = area ? [area] : [], severity }: FindingView): MarkedArea[] =>
  areas.map((each) => ({ area: each, severity }));

interface MarksProps {
  visible: VisibleArea;
  placement: Pick<Placement, 'covers' | 'isTurned'>;
  /** Its edge is drawn. */
  piece: { widthMm: number; heightMm: number } | undefined;
  areas: readonly MarkedArea[];
  /** A link to a picture of the page that is opaque where there is hatching. */
  hatching: string | null;
}

function Marks({ visible, placement, piece, areas, hatching }: MarksProps) {
  return (
    <Box
      component="svg"
      viewBox={`${visible.x} ${visible.y} ${visible.width} ${visible.height}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{
        ...COVER,
        pointerEvents: 'none',
        '& rect': { fill: 'none', strokeWidth: '2px', vectorEffect: 'non-scaling-stroke' },
      }}
    >
      {hatching !== null && <Hatching src={hatching} transform={pageTransform(placement)} visible={visible} />}
      {piece && <Box component="rect" width={piece.widthMm} height={piece.heightMm} sx={{ stroke: '#00a0c8' }} />}
      {areas.map(({ area, severity }, index) => (
        <Box
          component="rect"
          key={index}
          {...area}
          sx={{ stroke: ({ palette }) => (severity === 'error' ? palette.error.main : palette.warning.main) }}
        />
      ))}
    </Box>
  );
}
