import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { EarlierArtworkView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { touchLink } from '../ui/touch';

/** The files and links of an item that later ones replaced; the latest first. */
export function EarlierArtwork({ artworks }: { artworks: readonly EarlierArtworkView[] }) {
  const translate = useTranslate();
  return (
    <details>
      <summary>{translate('orders.artwork.earlier', { smart_count: artworks.length })}</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 1 }}>
        {artworks.map((artwork) => (
          <Artwork key={`${artwork.uploadedAt} ${artwork.name}`} artwork={artwork} />
        ))}
      </Box>
    </details>
  );
}

function Artwork({ artwork }: { artwork: EarlierArtworkView }) {
  const translate = useTranslate();
  const { bytes, time } = useFormat();
  const { kind, name, size, url, thumbnail, verdict, rejected, uploadedAt } = artwork;
  const details = [
    size === null ? undefined : bytes(size),
    translate('orders.artwork.uploaded', { date: time(uploadedAt) }),
    verdict ? translate(`orders.preflight.verdict.${verdict}`) : undefined,
  ];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 1 }}>
      <Box>
        {thumbnail && (
          <Box
            component="img"
            src={thumbnail}
            alt=""
            loading="lazy"
            sx={{ display: 'block', maxWidth: 64, maxHeight: 48, border: 1, borderColor: 'divider' }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          download={kind === 'file' ? name : undefined}
          sx={touchLink}
        >
          {translate(`orders.artwork.${kind}`, { name })}
        </MuiLink>
        <Box sx={{ color: 'text.secondary' }}>{details.filter(Boolean).join(' · ')}</Box>
        {rejected && (
          <Box sx={{ color: 'error.main' }}>{translate('orders.artwork.rejected', { reason: rejected })}</Box>
        )}
      </Box>
    </Box>
  );
}
