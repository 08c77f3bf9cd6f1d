import type { AdminPhotoView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { LANGUAGES } from '../products/text-lines';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';
import { altOf, NO_WORDS, type TypedAlt } from './alt';
import { editPhoto, removePhoto } from './calls';

interface PhotoDialogProps {
  photo: AdminPhotoView;
  onClose: () => void;
}

export function EditWords({ photo, onClose }: PhotoDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const act = (typed: TypedAlt) => editPhoto(photo, { revision: photo.revision, alt: altOf(typed) }, key);
  return (
    <DeedDialog<TypedAlt>
      texts="photos.words"
      about={{}}
      defaults={{ ...NO_WORDS, ...photo.alt }}
      act={act}
      onClose={onClose}
    >
      <WordFields />
    </DeedDialog>
  );
}

export function RemovePhoto({ photo, onClose }: PhotoDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <DeedDialog
      texts="photos.remove"
      about={{ photo: photo.alt.en }}
      defaults={{}}
      act={() => removePhoto(photo, key)}
      onClose={onClose}
      grave
    />
  );
}

/** What a photograph shows, in each language. */
export function WordFields() {
  const { language: nameOf } = useReading();
  return LANGUAGES.map((language) => (
    <TextInput
      key={language}
      source={language}
      label={nameOf(language)}
      helperText={false}
      validate={language === 'en' ? NEEDED : []}
      parse={(typed: string | null) => typed ?? ''}
      slotProps={{ htmlInput: { maxLength: 200, lang: language } }}
    />
  ));
}

const NEEDED = [required()];
