import { fieldError, formError } from '@shop/api-client';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { focusFirstError } from '../../ui/focus-first-problem';
import { PasswordField } from '../../ui/PasswordField';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { MAX_PASSWORD_LENGTH } from '../login/login-validation';
import { validatePasswordChange, type PasswordChange } from './password-change';
import styles from './PasswordForm.module.css';

const emptyForm: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };
const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** Changes the password, which ends the account's other sessions. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { t: tLogin } = useTranslation('login');
  const [form, setForm] = useState(emptyForm);
  const [problems, setProblems] = useState<ReturnType<typeof validatePasswordChange>>({});
  const [changed, setChanged] = useState(false);
  const { mutate, isPending, error } = useMutation((body: PasswordChange) => api.call('Account/ChangePassword', body));

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const newProblems = validatePasswordChange(form);
    setProblems(newProblems);
    setChanged(false);
    if (Object.keys(newProblems).length === 0 && (await mutate(form))) {
      setForm(emptyForm);
      setChanged(true);
    } else {
      focusFirstError(element);
    }
  }

  function errorFor(field: keyof PasswordChange): string | undefined {
    const problem = problems[field];
    return problem ? tLogin(`problem.${problem}`) : fieldError(error, field);
  }

  return (
    <ScriptForm className={styles.form} onSubmit={change} noValidate aria-busy={isPending}>
      {fields.map((field) => (
        <PasswordField
          key={field}
          label={t(`password.${field}`)}
          name={field}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          maxLength={MAX_PASSWORD_LENGTH * 2}
          hint={field === 'newPassword' ? tLogin('field.passwordHint') : undefined}
          value={form[field]}
          onChange={(event) => setForm({ ...form, [field]: event.currentTarget.value })}
          error={errorFor(field)}
        />
      ))}
      <ErrorMessage error={formError(error, fields)} />
      <div role="status" className={styles.status}>
        {changed && (
          <p className={styles.changed}>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            {t('password.changed')}
          </p>
        )}
      </div>
      <Button type="submit" loading={isPending} className={styles.submit}>
        {t('password.submit')}
      </Button>
      <p className={styles.muted}>{t('password.text')}</p>
    </ScriptForm>
  );
}
