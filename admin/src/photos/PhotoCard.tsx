import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LANGUAGE_CODES, type AdminPhotoView, type Input } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useNotifyError } from '../api/useNotifyError';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { NO_ALT_TEXT, toAltText, type AltTextValues } from './alt-text';
import { AltTextInputs } from './AltTextInputs';

interface PhotoCardProps {
  photo: AdminPhotoView;
  /** Position among all photos, from 0. */
  position: number;
  count: number;
}

/** A photo with its alternative text and position, which can be changed. */
export function PhotoCard({ photo, position, count }: PhotoCardProps) {
  const { id, alt } = photo;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <PhotoImage photo={photo} />
      <PhotoDetails photo={photo} />
      <PositionButtons key={photo.revision} photo={photo} position={position} count={count} />
      <ActionBar>
        <ActionDialogButton<AltTextValues>
          texts="photos.altText"
          size="small"
          defaultValues={{ ...NO_ALT_TEXT, ...alt }}
          onSubmit={(values, idempotencyKey) => editPhoto(photo, { alt: toAltText(values) }, idempotencyKey)}
        >
          <AltTextInputs />
        </ActionDialogButton>
        <ActionDialogButton
          texts="photos.remove"
          textValues={{ photo: alt.en }}
          variant="text"
          size="small"
          onSubmit={(_, idempotencyKey) => callApi('admin/photo-removal', {}, { params: { id }, idempotencyKey })}
          destructive
        />
      </ActionBar>
    </Box>
  );
}

function editPhoto(
  { id, revision }: AdminPhotoView,
  change: Omit<Input<'admin/photo-edit'>, 'revision'>,
  idempotencyKey: string,
): Promise<unknown> {
  return callApi('admin/photo-edit', { revision, ...change }, { params: { id }, idempotencyKey });
}

function PhotoImage({ photo: { preview, alt } }: { photo: AdminPhotoView }) {
  const translate = useTranslate();
  const frame = { aspectRatio: '4 / 3', width: '100%', border: 1, borderColor: 'divider', borderRadius: '2px' };
  if (preview) {
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
  }
  return (
    <Box
      role="status"
      sx={{ ...frame, display: 'grid', placeItems: 'center', p: 2, typography: 'body2', color: 'text.secondary' }}
    >
      {translate('photos.processing')}
    </Box>
  );
}

function PhotoDetails({ photo: { alt, width, height, size } }: { photo: AdminPhotoView }) {
  const translate = useTranslate();
  const { bytes, list, language: languageName } = useFormat();
  const missing = LANGUAGE_CODES.filter((language) => !alt[language]).map(languageName);
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box lang="en">{alt.en}</Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('photos.size', { width, height, size: bytes(size) })}
      </Box>
      {missing.length > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate('photos.missingLanguages', { languages: list(missing) })}</Box>
      )}
    </Box>
  );
}

/** Moves the photo one position forward or back. */
function PositionButtons({ photo, position, count }: PhotoCardProps) {
  const translate = useTranslate();
  const { run, isPending, isSuccess } = useAction({ onError: useNotifyError() });
  const moveTo = (newPosition: number) =>
    void run((idempotencyKey) => editPhoto(photo, { position: newPosition }, idempotencyKey));
  const isBusy = isPending || isSuccess;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        aria-label={translate('photos.earlier', { photo: photo.alt.en })}
        disabled={isBusy || position === 0}
        onClick={() => moveTo(position - 1)}
      >
        <ArrowBackIcon fontSize="small" />
      </IconButton>
      <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {translate('photos.position', { place: position + 1, count })}
      </Box>
      <IconButton
        aria-label={translate('photos.later', { photo: photo.alt.en })}
        disabled={isBusy || position === count - 1}
        onClick={() => moveTo(position + 1)}
      >
        <ArrowForwardIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
