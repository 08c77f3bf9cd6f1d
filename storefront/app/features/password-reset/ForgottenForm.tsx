import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { RefusalNote } from '../../ui/RefusalNote';
import { signed } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useLocal } from '../language/useLocal';
import styles from '../login/forms.module.css';
import { emailProblem, type LoginProblem } from '../login/login-rules';
import { addressIn, resetPath } from './reset-path';

/** Has a code mailed, and goes on to where it is entered. */
export function ForgottenForm() {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const local = useLocal();
  const navigate = useNavigate();
  const [email, setEmail] = useState(addressIn(search));
  const [problem, setProblem] = useState<LoginProblem>();
  const { send, busy, refusal } = useSending(() => signed.post('TokenAuth/ForgetPassword', { email: email.trim() }));

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = emailProblem(email);
    setProblem(found);
    if (!found && (await send())) void navigate(local(resetPath(search, email.trim())), { state: { sent: true } });
    else focusFirstProblem(form);
  }

  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-busy={busy}>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problem ? t(`problem.${problem}`) : fieldError(refusal, 'email')}
      />
      <RefusalNote refusal={beyondFields(refusal, ['email'])} />
      <Button type="submit" size="md" loading={busy}>
        {t('forgotten.submit')}
      </Button>
      <p className={styles.other}>
        {t('forgotten.haveCode')}{' '}
        <Link to={resetPath(search, email.trim())}>{t('forgotten.enterCode')}</Link>
      </p>
      <p className={styles.small}>
        <Link to={`/account/login${search}`}>{t('forgotten.back')}</Link>
      </p>
    </form>
  );
}
