import { useEffect, useRef, useState } from 'react';
import { Sending } from '../orders/events/Sending';
import { DeedDialog } from '../ui/DeedDialog';
import { FileInput } from '../ui/FileInput';
import { type Alt, altOf, NO_WORDS, type TypedAlt } from './alt';
import { addPhoto } from './calls';
import type { PhotoOwner } from './owner';
import { WordFields } from './PhotoDialogs';
import { hasPreview, PHOTO_TYPES, photoFault } from './photo-file';
import { PhotoPreview } from './PhotoPreview';

interface AddPhotoProps {
  owner: PhotoOwner;
  name: string;
  onClose: () => void;
}

interface Values extends TypedAlt {
  file: File | null;
}

/** The same photograph with the same words is added once, however often it is tried. */
export function AddPhoto({ owner, name, onClose }: AddPhotoProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const keyFor = useKeys();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function act({ file, ...typed }: Values): Promise<void> {
    if (!file) return;
    const abort = new AbortController();
    sending.current = abort;
    setProgress(0);
    try {
      const alt = altOf(typed);
      await addPhoto(owner, alt, file, { key: keyFor(file, alt), signal: abort.signal, onProgress: setProgress });
    } finally {
      setProgress(null);
    }
  }

  return (
    <DeedDialog<Values & Record<string, unknown>>
      texts="photos.add"
      about={{ name }}
      defaults={{ ...NO_WORDS, file: null }}
      act={act}
      onClose={onClose}
    >
      <FileInput source="file" words="photos.file" types={PHOTO_TYPES} faultOf={photoFault} preview={previewOf} />
      <WordFields />
      {progress !== null && <Sending progress={progress < 1 ? progress : null} />}
    </DeedDialog>
  );
}

/** An `Idempotency-Key` for each file with its words. */
function useKeys(): (file: File, alt: Alt) => string {
  const last = useRef<{ file: File; words: string; key: string } | null>(null);
  return (file, alt) => {
    const words = JSON.stringify(alt);
    if (last.current?.file !== file || last.current.words !== words)
      last.current = { file, words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

function previewOf(file: File) {
  return hasPreview(file) && <PhotoPreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />;
}
