import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { ScriptForm } from '../../ui/ScriptForm';
import { toast } from '../../ui/toasts';
import { api, sessionStore } from '../api/client';
import { useMutation } from '../api/useMutation';
import { useLocalizedPath } from '../language/useLocalizedPath';
import styles from '../login/forms.module.css';
import { MAX_PASSWORD_LENGTH } from '../login/login-validation';
import { parseEmail, forgotPasswordPath, toLoginSearch } from './reset-path';
import { validatePasswordReset, type PasswordReset } from './reset-validation';

/** Sets a new password with the emailed code, which ends all sessions of the account. */
export function ResetPasswordForm() {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const [form, setForm] = useState<PasswordReset>({
    email: parseEmail(search),
    code: '',
    newPassword: '',
    confirmPassword: '',
  });
  const [problems, setProblems] = useState<ReturnType<typeof validatePasswordReset>>({});
  const { mutate, isPending, error } = useMutation((reset: PasswordReset) =>
    api.call('TokenAuth/ResetPassword', { ...reset, email: reset.email.trim(), code: reset.code.trim() }),
  );

  async function reset(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const newProblems = validatePasswordReset(form);
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0 || !(await mutate(form))) return focusFirstError(element);
    if (sessionStore.current()) sessionStore.logOut();
    toast(t('reset.done'), 'success');
    void navigate(local(`/account/login${toLoginSearch(search)}`));
  }

  function errorFor(field: keyof PasswordReset): string | undefined {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : fieldError(error, field);
  }

  const field = (name: keyof PasswordReset) => ({
    name,
    value: form[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setForm({ ...form, [name]: currentTarget.value }),
    error: errorFor(name),
  });
  return (
    <ScriptForm className={styles.form} onSubmit={reset} noValidate aria-busy={isPending}>
      <TextField {...field('email')} label={t('field.email')} type="email" autoComplete="username" maxLength={254} />
      <TextField
        {...field('code')}
        className="tabular-nums"
        label={t('reset.code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
      <PasswordField
        {...field('newPassword')}
        label={t('reset.newPassword')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH * 2}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH * 2}
      />
      <ErrorMessage error={formError(error, Object.keys(form))} />
      <Button type="submit" size="md" loading={isPending}>
        {t('reset.submit')}
      </Button>
      <p className={styles.other}>
        {t('reset.noMail')} <Link to={forgotPasswordPath(search, form.email.trim())}>{t('reset.again')}</Link>
      </p>
    </ScriptForm>
  );
}
