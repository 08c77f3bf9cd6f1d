import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { plain } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useLocal } from '../language/useLocal';
import styles from '../login/forms.module.css';
import { PASSWORD_LONGEST } from '../login/login-rules';
import { heldSession, logOut } from '../session/session';
import { addressIn, forgottenPath, searchAfter } from './reset-path';
import { resetProblems, type PasswordReset } from './reset-rules';

/** Sets a new password with the mailed code; every session ends with it, this browser's too. */
export function ResetForm() {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const local = useLocal();
  const navigate = useNavigate();
  const [form, setForm] = useState<PasswordReset>({
    email: addressIn(search),
    code: '',
    newPassword: '',
    confirmPassword: '',
  });
  const [problems, setProblems] = useState<ReturnType<typeof resetProblems>>({});
  const { send, busy, refusal } = useSending((reset: PasswordReset) =>
    plain.post('TokenAuth/ResetPassword', { ...reset, email: reset.email.trim(), code: reset.code.trim() }),
  );

  async function reset(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = resetProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0 || !(await send(form))) return focusFirstProblem(element);
    if (heldSession()) logOut();
    toast(t('reset.done'), 'success');
    void navigate(local(`/account/login${searchAfter(search)}`));
  }

  function wrong(field: keyof PasswordReset): string | undefined {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : fieldError(refusal, field);
  }

  const field = (name: keyof PasswordReset) => ({
    name,
    value: form[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setForm({ ...form, [name]: currentTarget.value }),
    error: wrong(name),
  });
  return (
    <form className={styles.form} onSubmit={reset} noValidate aria-busy={busy}>
      <TextField {...field('email')} label={t('field.email')} type="email" autoComplete="username" maxLength={254} />
      <TextField
        {...field('code')}
        className="figures"
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
        maxLength={PASSWORD_LONGEST * 2}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        maxLength={PASSWORD_LONGEST * 2}
      />
      <RefusalNote refusal={beyondFields(refusal, Object.keys(form))} />
      <Button type="submit" size="md" loading={busy}>
        {t('reset.submit')}
      </Button>
      <p className={styles.other}>
        {t('reset.noMail')} <Link to={forgottenPath(search, form.email.trim())}>{t('reset.again')}</Link>
      </p>
    </form>
  );
}
