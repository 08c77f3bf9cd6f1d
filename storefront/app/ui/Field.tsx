import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Explains what to enter. */
  hint?: ReactNode;
  /** The validation message, which is announced when it appears. */
  error?: string;
  /** Marks the field as optional. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  className?: string;
}

/** A control with label, hint and error. `children` renders the control with the given attributes. */
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
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
        'aria-describedby': describedBy || undefined,
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

/** A validation message below its field. */
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
