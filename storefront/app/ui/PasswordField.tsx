import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import styles from './PasswordField.module.css';

type PasswordFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'autoComplete' | 'maxLength'>;

/** A password input with a button to show the password. */
export function PasswordField({ label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <IconButton
            className={styles.toggle}
            name={t(isVisible ? 'password.hide' : 'password.show')}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
