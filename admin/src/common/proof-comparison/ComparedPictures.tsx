import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProofComparisonView } from '@shop/contract';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** A comparison with its pictures. */
export type FinishedComparison = ProofComparisonView & { artwork: string; proof: string };

const BLINK_MS = 800;

interface ViewProps {
  comparison: FinishedComparison;
  /** Whether differences are boxed. */
  isMarked: boolean;
}

export function PicturesSideBySide({ comparison, isMarked }: ViewProps) {
  const { artwork, proof, piece } = comparison;
  // Long pieces are compared best one above the other.
  const columns = piece.widthMm > piece.heightMm * 3 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns } }}>
      <Picture name="artwork" url={artwork} comparison={comparison} isMarked={isMarked} />
      <Picture name="proof" url={proof} comparison={comparison} isMarked={isMarked} />
    </Box>
  );
}

/** The proof over the artwork; a slider sets how much of the proof shows. */
export function OverlaidPictures({ comparison, isMarked }: ViewProps) {
  const translate = useTranslate();
  const [share, setShare] = useState(50);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          maxWidth: 520,
          gap: 2,
          alignItems: 'center',
        }}
      >
        <Box aria-hidden>{translate('orders.proof.compare.artwork')}</Box>
        <Box
          component="input"
          type="range"
          value={share}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setShare(currentTarget.valueAsNumber)}
          aria-label={translate('orders.proof.compare.slider')}
          sx={{ width: '100%', minHeight: 32, accentColor: ({ palette }) => palette.primary.main }}
        />
        <Box aria-hidden>{translate('orders.proof.compare.proof')}</Box>
      </Box>
      <Frame comparison={comparison} isMarked={isMarked}>
        <Layer name="artwork" url={comparison.artwork} />
        <Layer name="proof" url={comparison.proof} opacity={share / 100} />
      </Frame>
    </Box>
  );
}

/** One picture, then the other, in the same place. */
export function BlinkingPictures({ comparison, isMarked }: ViewProps) {
  const translate = useTranslate();
  const [isPaused, setPaused] = useState(false);
  const [isProof, setProof] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setProof((shown) => !shown), BLINK_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const name = translate(`orders.proof.compare.${isProof ? 'proof' : 'artwork'}`);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => setPaused(!isPaused)}>
          {translate(`orders.proof.compare.${isPaused ? 'resume' : 'pause'}`)}
        </Button>
        {translate('orders.proof.compare.shown', { name })}
      </Box>
      <Frame comparison={comparison} isMarked={isMarked}>
        <Layer name="artwork" url={comparison.artwork} />
        <Layer name="proof" url={comparison.proof} opacity={isProof ? 1 : 0} />
      </Frame>
    </Box>
  );
}

function Picture({ name, url, ...frame }: ViewProps & { name: 'artwork' | 'proof'; url: string }) {
  const translate = useTranslate();
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ fontWeight: 560, mb: 0.5 }}>
        {translate(`orders.proof.compare.${name}`)}
      </Box>
      <Frame {...frame}>
        <Layer name={name} url={url} />
      </Frame>
    </Box>
  );
}

/** The piece in its proportions, with boxes around what differs. */
function Frame({ comparison: { piece, areas }, isMarked, children }: ViewProps & { children: ReactNode }) {
  const { widthMm, heightMm } = piece;
  const percent = (part: number, all: number) => `${(part / all) * 100}%`;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: `${widthMm} / ${heightMm}`,
        width: `min(100%, calc(56vh * ${widthMm / heightMm}))`,
        border: 1,
        borderColor: 'divider',
        boxSizing: 'border-box',
      }}
    >
      {children}
      {isMarked &&
        areas.map(({ x, y, width, height }) => (
          <Box
            key={`${x} ${y} ${width} ${height}`}
            sx={{
              position: 'absolute',
              left: percent(x, widthMm),
              top: percent(y, heightMm),
              width: percent(width, widthMm),
              height: percent(height, heightMm),
              outline: '2px solid',
              outlineColor: 'error.main',
              outlineOffset: '2px',
              boxShadow: '0 0 0 5px rgb(255 255 255 / 70%)',
            }}
          />
        ))}
    </Box>
  );
}

function Layer({ name, url, opacity = 1 }: { name: 'artwork' | 'proof'; url: string; opacity?: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="img"
      src={url}
      alt={translate(`orders.proof.compare.${name}`)}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity }}
    />
  );
}
