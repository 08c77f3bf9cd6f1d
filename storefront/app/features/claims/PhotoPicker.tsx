import { IconCamera, IconX } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { MAX_PHOTOS, PHOTO_TYPES } from './claim-photos';
import styles from './PhotoPicker.module.css';

interface PhotoPickerProps {
  photos: File[];
  onChange: (photos: File[]) => void;
  error: string | undefined;
}

/** Selects photos with previews; each can be removed. */
export function PhotoPicker({ photos, onChange, error }: PhotoPickerProps) {
  const { t } = useTranslation('order');
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        {t('claim.photos')}
      </p>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={`${photo.name} ${photo.lastModified} ${photo.size}`}>
            <Preview photo={photo} />
            <button
              type="button"
              aria-label={t('claim.removePhoto', { name: photo.name })}
              onClick={() => onChange(photos.toSpliced(index, 1))}
            >
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
        {photos.length < MAX_PHOTOS && (
          <li className={styles.add}>
            <IconCamera size={22} stroke={1.5} aria-hidden />
            <label htmlFor={id}>{t('claim.addPhoto')}</label>
            <input
              id={id}
              type="file"
              accept={PHOTO_TYPES.join()}
              multiple
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                onChange([...photos, ...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('claim.photosHint', { count: MAX_PHOTOS })}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function Preview({ photo }: { photo: File }) {
  const url = useMemo(() => URL.createObjectURL(photo), [photo]);
  return <img src={url} alt={photo.name} onLoad={() => URL.revokeObjectURL(url)} />;
}
