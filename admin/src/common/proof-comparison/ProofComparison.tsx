import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAdminQuery } from '../../api/useAdminQuery';
import { useFormat } from '../../i18n/useFormat';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { BlinkingPictures, type FinishedComparison, OverlaidPictures, PicturesSideBySide } from './ComparedPictures';

const POLL_MS = 1500;
const VIEWS = { side: PicturesSideBySide, overlay: OverlaidPictures, blink: BlinkingPictures } as const;
const MODES = ['side', 'overlay', 'blink'] as const;
/** px; the longer side of the compared pictures. */
const PICTURE_PX = 2000;

interface ProofComparisonProps {
  orderId: string;
  sid: string;
  version: number;
}

/** A proof beside, over or in turn with its artwork, and what differs. Waits until both are compared. */
export function ProofComparison({ orderId, sid, version }: ProofComparisonProps) {
  const translate = useTranslate();
  const { data, error } = useAdminQuery(
    'admin/proof-comparison',
    { version },
    {
      params: { orderId, sid },
      alwaysFresh: true,
      refetchInterval: (comparison) => (comparison?.state === 'waiting' ? POLL_MS : false),
    },
  );
  if (error) return <ErrorAlert message={error.message} />;
  if (data?.state === 'failed') return <Alert severity="warning">{translate('orders.proof.compare.failed')}</Alert>;
  if (!data?.artwork || !data.proof)
    return (
      <Box role="status" sx={{ display: 'grid', gap: 1.5, py: 4 }}>
        {translate('orders.proof.compare.waiting')}
        <LinearProgress aria-hidden />
      </Box>
    );
  return <Comparison comparison={{ ...data, artwork: data.artwork, proof: data.proof }} />;
}

/** The size of a pixel on the piece, at least 1 mm. */
const pixelMm = ({ piece }: FinishedComparison) =>
  Math.max(1, Math.ceil(Math.max(piece.widthMm, piece.heightMm) / PICTURE_PX));

function Comparison({ comparison }: { comparison: FinishedComparison }) {
  const translate = useTranslate();
  const { number } = useFormat();
  const [mode, setMode] = useState<(typeof MODES)[number]>('side');
  const [isMarked, setMarked] = useState(true);
  const View = VIEWS[mode];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      <Summary comparison={comparison} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label={translate('orders.proof.compare.modes')}
          onChange={(_, chosen: (typeof MODES)[number] | null) => chosen && setMode(chosen)}
        >
          {MODES.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`orders.proof.compare.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {comparison.areas.length > 0 && (
          <FormControlLabel
            control={<Switch checked={isMarked} onChange={(_, checked) => setMarked(checked)} />}
            label={translate('orders.proof.compare.mark')}
          />
        )}
      </Box>
      <View comparison={comparison} isMarked={isMarked} />
      <Box sx={{ color: 'text.secondary' }}>
        {translate('orders.proof.compare.note', { size: number(pixelMm(comparison)) })}
      </Box>
    </Box>
  );
}

function Summary({ comparison: { areas, changedShare } }: { comparison: FinishedComparison }) {
  const translate = useTranslate();
  const { number } = useFormat();
  const share = `${number(Math.max(0.1, Math.round(changedShare * 1000) / 10))}%`;
  return (
    <Alert severity={areas.length > 0 ? 'warning' : 'success'}>
      {areas.length > 0
        ? translate('orders.proof.compare.areas', { smart_count: areas.length, share })
        : translate('orders.proof.compare.same')}
    </Alert>
  );
}
