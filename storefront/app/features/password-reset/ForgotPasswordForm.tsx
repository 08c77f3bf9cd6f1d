import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { useLocalizedPath } from '../language/useLocalizedPath';
import styles from '../login/forms.module.css';
import { validateEmail, type LoginProblem } from '../login/login-validation';
import { parseEmail, resetPath } from './reset-path';

/** Requests a verification code by email, then opens the page to enter it. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const [email, setEmail] = useState(parseEmail(search));
  const [problem, setProblem] = useState<LoginProblem>();
  const { mutate, isPending, error } = useMutation(() => api.call('TokenAuth/ForgetPassword', { email: email.trim() }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newProblem = validateEmail(email);
    setProblem(newProblem);
    if (!newProblem && (await mutate()))
      void navigate(local(resetPath(search, email.trim())), { state: { sent: true } });
    else focusFirstError(form);
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problem ? t(`problem.${problem}`) : fieldError(error, 'email')}
      />
      <ErrorMessage error={formError(error, ['email'])} />
      <Button type="submit" size="md" loading={isPending}>
        {t('forgotten.submit')}
      </Button>
      <p className={styles.other}>
        {t('forgotten.haveCode')} <Link to={resetPath(search, email.trim())}>{t('forgotten.enterCode')}</Link>
      </p>
      <p className={styles.small}>
        <Link to={`/account/login${search}`}>{t('forgotten.back')}</Link>
      </p>
    </ScriptForm>
  );
}
