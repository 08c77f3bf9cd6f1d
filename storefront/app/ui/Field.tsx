import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** A word on what to enter. */
  hint?: ReactNode;
  /** What is wrong with what was entered; announced when it appears. */
  error?: string;
  /** Said beside the label of what may be left empty. */
  optional?: boolean;
  /** For screen readers only, where the place says it already. */
  labelHidden?: boolean;
  className?: string;
}

/** A labelled control with its hint and its error; `children` draws the control itself. */
export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** An error under what it is about. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {error && (
        <>
          <IconAlertCircle size={15} stroke={2} aria-hidden />
          {error}
        </>
      )}
    </p>
  );
}
