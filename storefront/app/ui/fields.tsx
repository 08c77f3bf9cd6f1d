import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Field, FieldError, type FieldProps } from './Field';
import styles from './Field.module.css';

type Own<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, keyof FieldProps | 'id'> & FieldProps;

/** A line of text. */
export function TextField({ label, hint, error, optional, labelHidden, className, ...input }: Own<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, labelHidden, className, ...input }: Own<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(control) => <textarea rows={4} {...input} {...control} />}
    </Field>
  );
}

/** One of many; `children` are its options. */
export function SelectField({ label, hint, error, optional, labelHidden, className, ...input }: Own<'select'>) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(control) => <select {...input} {...control} />}
    </Field>
  );
}

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no. */
export function CheckField({ label, hint, error, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
