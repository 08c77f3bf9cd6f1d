import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '@shop/api-client';
import { uploadFile } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { isPreviewable, PHOTO_FILE } from '../ui/file-rules';
import { FileInput } from '../ui/FileInput';
import { UploadProgress } from '../ui/UploadProgress';
import { NO_ALT_TEXT, toAltText, type AltText, type AltTextValues } from './alt-text';
import { AltTextInputs } from './AltTextInputs';

/** A product, or a gallery of the portfolio. */
export type PhotoOwner = { sku: string } | { gallery: string };

interface AddPhotoButtonProps {
  owner: PhotoOwner;
  name: string;
}

type Values = AltTextValues & { file: File | null };

/** Uploads a photo with its alternative text. */
export function AddPhotoButton({ owner, name }: AddPhotoButtonProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const keyFor = useIdempotencyKeys();
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function addPhoto({ file, ...altTextValues }: Values): Promise<void> {
    if (!file) return;
    controller.current = new AbortController();
    setProgress(0);
    const altText = toAltText(altTextValues);
    try {
      await uploadFile('sku' in owner ? 'admin/product-photo' : 'admin/gallery-photo', altText, file, {
        params: owner,
        idempotencyKey: keyFor(file, altText),
        signal: controller.current.signal,
        onProgress: setProgress,
      });
    } finally {
      setProgress(null);
    }
  }

  return (
    <ActionDialogButton<Values>
      texts="photos.add"
      textValues={{ name }}
      variant="text"
      startIcon={<AddPhotoIcon />}
      defaultValues={{ ...NO_ALT_TEXT, file: null }}
      onSubmit={addPhoto}
    >
      <FileInput source="file" texts="photos.file" rules={PHOTO_FILE} preview={renderPreview} />
      <AltTextInputs />
      {progress !== null && <UploadProgress share={progress < 1 ? progress : null} />}
    </ActionDialogButton>
  );
}

/** A key for each file with its text, because after a change it is another photo. */
function useIdempotencyKeys(): (file: File, altText: AltText) => string {
  const last = useRef<{ file: File; text: string; key: string } | null>(null);
  return (file, altText) => {
    const text = JSON.stringify(altText);
    if (last.current?.file !== file || last.current.text !== text) {
      last.current = { file, text, key: createIdempotencyKey() };
    }
    return last.current.key;
  };
}

function renderPreview(file: File) {
  return isPreviewable(file) && <PhotoPreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />;
}

/** Shows nothing if the browser cannot decode the file; the server reports the error. */
function PhotoPreview({ file }: { file: File }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt=""
      onError={() => setUrl('')}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 220, mb: 1.5, mx: 'auto' }}
    />
  );
}
