import { IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { focusOnArrival } from '../../ui/focus-on-arrival';
import { EXTENSIONS, fileProblem, type FileProblem } from './acceptable-file';
import styles from './DropZone.module.css';

const ACCEPTED = EXTENSIONS.map((ending) => `.${ending}`).join();

interface DropZoneProps {
  /** What the file is for, for those who do not see where the field stands. */
  name: string;
  onFile: (file: File) => void;
  /** Asked for just now, and so entered at once. */
  entered: boolean;
}

/** Takes one print file, dropped or chosen; says what is wrong with it before anything is sent. */
export function DropZone({ name, onFile, entered }: DropZoneProps) {
  const { t } = useTranslation('order');
  const id = useId();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    const found = fileProblem(files);
    setProblem(found);
    if (!found && files[0]) onFile(files[0]);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className={styles.field}>
      <div
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
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
          ref={entered ? focusOnArrival : undefined}
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <FieldError id={`${id}-error`} error={problem ? t(`upload.problem.${problem}`) : undefined} />
    </div>
  );
}
