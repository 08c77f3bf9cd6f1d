import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { AdminPhotoView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LANGUAGES } from '../products/text-lines';
import { useReading } from '../ui/reading';
import { useDeed } from '../ui/useDeed';
import { editPhoto } from './calls';
import { EditWords, RemovePhoto } from './PhotoDialogs';

interface PhotoCardProps {
  photo: AdminPhotoView;
  place: number;
  count: number;
}

/** One photograph: what it shows, where it stands, and what can be done with it. */
export function PhotoCard({ photo, place, count }: PhotoCardProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'words' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Preview photo={photo} />
      <PhotoFacts photo={photo} />
      <Places key={photo.revision} photo={photo} place={place} count={count} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setOpen('words')}>
          {translate('photos.words.button')}
        </Button>
        <Button size="small" color="error" onClick={() => setOpen('remove')}>
          {translate('photos.remove.button')}
        </Button>
      </Box>
      {open === 'words' && <EditWords photo={photo} onClose={close} />}
      {open === 'remove' && <RemovePhoto photo={photo} onClose={close} />}
    </Box>
  );
}

function Preview({ photo: { preview, alt } }: { photo: AdminPhotoView }) {
  const translate = useTranslate();
  const frame = { aspectRatio: '4 / 3', width: '100%', border: 1, borderColor: 'divider', borderRadius: '2px' };
  if (preview)
    return (
      <Box
        component="img"
        src={preview}
        alt={alt.en}
        width={400}
        height={300}
        loading="lazy"
        sx={{ ...frame, display: 'block', height: 'auto', objectFit: 'contain', bgcolor: 'action.hover' }}
      />
    );
  return (
    <Box
      role="status"
      sx={{ ...frame, display: 'grid', placeItems: 'center', p: 2, typography: 'body2', color: 'text.secondary' }}
    >
      {translate('photos.scaling')}
    </Box>
  );
}

function PhotoFacts({ photo: { alt, width, height, size } }: { photo: AdminPhotoView }) {
  const translate = useTranslate();
  const { bytes, language: nameOf } = useReading();
  const lacking = LANGUAGES.filter((language) => !alt[language]).map(nameOf);
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box lang="en">{alt.en}</Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('photos.size', { width, height, size: bytes(size) })}
      </Box>
      {lacking.length > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate('photos.lacking', { languages: lacking.join(', ') })}</Box>
      )}
    </Box>
  );
}

/** One place earlier or later. */
function Places({ photo, place, count }: PhotoCardProps) {
  const translate = useTranslate();
  const [keys] = useState(() => ({ earlier: crypto.randomUUID(), later: crypto.randomUUID() }));
  const { run, busy, refusal } = useDeed('', stay);
  const move = (position: number, key: string) =>
    void run(() => editPhoto(photo, { revision: photo.revision, position }, key));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          aria-label={translate('photos.earlier', { photo: photo.alt.en })}
          disabled={busy || place === 0}
          onClick={() => move(place - 1, keys.earlier)}
        >
          <ArrowBackIcon fontSize="small" />
        </IconButton>
        <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {translate('photos.place', { place: place + 1, count })}
        </Box>
        <IconButton
          aria-label={translate('photos.later', { photo: photo.alt.en })}
          disabled={busy || place === count - 1}
          onClick={() => move(place + 1, keys.later)}
        >
          <ArrowForwardIcon fontSize="small" />
        </IconButton>
      </Box>
      {refusal && (
        <Alert severity="error" variant="outlined">
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
    </>
  );
}

function stay(): void {}
