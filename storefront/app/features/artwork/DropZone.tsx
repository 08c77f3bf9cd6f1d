import { IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { focusOnMount } from '../../ui/focus-on-mount';
import { EXTENSIONS, validateArtworkFile, type FileProblem } from './artwork-file';
import styles from './DropZone.module.css';

const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join();

interface DropZoneProps {
  /** What the file is for; for screen readers. */
  name: string;
  onFile: (file: File) => void;
  /** Focuses the input when it appears. */
  autoFocus: boolean;
}

/** Accepts one print file by drop or file dialog, and validates it before the upload. */
export function DropZone({ name, onFile, autoFocus }: DropZoneProps) {
  const { t } = useTranslation('order');
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  function selectFile(list: FileList | null) {
    const files = [...(list ?? [])];
    const newProblem = validateArtworkFile(files);
    setProblem(newProblem);
    if (!newProblem && files[0]) onFile(files[0]);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDragOver(false);
    selectFile(event.dataTransfer.files);
  }

  return (
    <div className={styles.field}>
      <div
        className={styles.zone}
        data-over={isDragOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={drop}
      >
        <IconUpload size={22} stroke={1.5} aria-hidden />
        <label htmlFor={id}>
          {t('upload.choose')} <span className="visually-hidden">{name}</span>
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {t('upload.hint')}
        </p>
        <input
          id={id}
          ref={autoFocus ? focusOnMount : undefined}
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            selectFile(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <FieldError id={`${id}-error`} error={problem ? t(`upload.problem.${problem}`) : undefined} />
    </div>
  );
}
