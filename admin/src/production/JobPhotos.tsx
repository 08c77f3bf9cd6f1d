import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_ITEM_PHOTOS, type ProductionItemView } from '@shop/contract';
import { useState, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { uploadFile } from '../api/client';
import { useAction } from '../api/useAction';
import { ItemPhotos } from '../common/ItemPhotos';
import { ErrorAlert } from '../ui/ErrorAlert';
import { UploadProgress } from '../ui/UploadProgress';

/** The input in the button is the control. */
const LABEL_ONLY = { role: undefined, tabIndex: undefined };

/** Takes photos of a checked piece with the tablet's camera. */
export function JobPhotos({ job: { orderId, sid, photos } }: { job: ProductionItemView }) {
  const translate = useTranslate();
  const [progress, setProgress] = useState<number | null>(null);
  const { run, isPending, errorMessage } = useAction();
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.item(0);
    currentTarget.value = '';
    if (!file) return;
    setProgress(0);
    await run((idempotencyKey) =>
      uploadFile('admin/item-photo', { step: 'checked' }, file, {
        params: { orderId, sid },
        idempotencyKey,
        onProgress: setProgress,
      }),
    );
    setProgress(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('production.photos.help', { max: MAX_ITEM_PHOTOS })}
      </Box>
      {photos.length < MAX_ITEM_PHOTOS && (
        <Button
          component="label"
          {...LABEL_ONLY}
          variant="contained"
          disabled={isPending}
          startIcon={<PhotoCameraIcon />}
          sx={{
            position: 'relative',
            minHeight: 48,
            justifySelf: 'start',
            '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {translate('production.photos.take')}
          <Box
            component="input"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            aria-label={translate('production.photos.take')}
            onChange={(event: ChangeEvent<HTMLInputElement>) => void add(event)}
            sx={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' }}
          />
        </Button>
      )}
      {progress !== null && <UploadProgress share={progress < 1 ? progress : null} />}
      <ErrorAlert message={errorMessage} />
      <ItemPhotos orderId={orderId} sid={sid} photos={photos} canEdit />
    </Box>
  );
}
