import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ProductionPhotoView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useFormat } from '../i18n/useFormat';
import { ActionButton } from '../ui/ActionButton';
import { ErrorAlert } from '../ui/ErrorAlert';

interface ItemPhotosProps {
  orderId: string;
  sid: string;
  photos: readonly ProductionPhotoView[];
  /** Whether the user may choose what the customer sees, and delete photos. */
  canEdit: boolean;
}

/** The photos of an item from production, each with the choice whether the customer sees it. */
export function ItemPhotos({ photos, ...item }: ItemPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
        gap: 2,
      }}
    >
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <ItemPhoto photo={photo} number={index + 1} {...item} />
        </li>
      ))}
    </Box>
  );
}

interface ItemPhotoProps extends Omit<ItemPhotosProps, 'photos'> {
  photo: ProductionPhotoView;
  number: number;
}

function ItemPhoto({ photo: { id, url, takenAt, isShown }, number, orderId, sid, canEdit }: ItemPhotoProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { run, isPending, errorMessage } = useAction();
  const params = { orderId, sid, photoId: id };
  const show = (next: boolean) =>
    run((idempotencyKey) => callApi('admin/item-photo-show', { isShown: next }, { params, idempotencyKey }));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <Box
          component="img"
          src={url}
          alt={translate('production.photos.alt', { number })}
          loading="lazy"
          sx={{ display: 'block', width: 168, height: 126, objectFit: 'cover', border: 1, borderColor: 'divider' }}
        />
      </a>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {time(takenAt)}
        {!canEdit && isShown && ` · ${translate('production.photos.isShown')}`}
      </Box>
      {canEdit && (
        <>
          <FormControlLabel
            control={<Switch checked={isShown} disabled={isPending} onChange={(_, next) => void show(next)} />}
            label={translate('production.photos.show')}
            sx={{ minHeight: 48, m: 0 }}
          />
          <ActionButton
            label="production.photos.delete"
            action={(idempotencyKey) => callApi('admin/item-photo-delete', {}, { params, idempotencyKey })}
            color="inherit"
            sx={{ minHeight: 48 }}
          />
        </>
      )}
      <ErrorAlert message={errorMessage} />
    </Box>
  );
}
