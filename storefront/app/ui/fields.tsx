import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, FieldError, type FieldProps } from './Field';
import styles from './Field.module.css';

type ControlFieldProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | 'id'
> &
  FieldProps;

/** A text input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ...input
}: ControlFieldProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/** A multi-line text input. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ...input
}: ControlFieldProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(control) => <textarea rows={4} {...input} {...control} />}
    </Field>
  );
}

/** A select with its options as `children`. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ...input
}: ControlFieldProps<'select'>) {
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

/** A checkbox. */
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
