import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import styles from './PasswordField.module.css';

type PasswordFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'autoComplete' | 'maxLength'>;

/** A password, which one may look at while typing. */
export function PasswordField({ label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className={styles.box}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <IconButton
            className={styles.eye}
            name={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
