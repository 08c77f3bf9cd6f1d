import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageExists } from '../../pages';
import { TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { RefusalNote } from '../../ui/RefusalNote';
import { plain } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { keepSession } from '../session/session';
import styles from './forms.module.css';
import { logInProblems, type Problems } from './login-rules';

/** E-mail and password for a session. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const [form, setForm] = useState({ email: '', password: '', code: '' });
  const [problems, setProblems] = useState<Problems<'email' | 'password'>>({});
  const { send, busy, refusal } = useSending(({ email, password, code }: typeof form) =>
    plain.post('TokenAuth/Authenticate', { email: email.trim(), password, ...(code.trim() && { code: code.trim() }) }),
  );
  const [asksCode, setAsksCode] = useState(false);
  if (!asksCode && refusal?.code === 'second_factor_required') setAsksCode(true);

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const found = logInProblems(form);
    setProblems(found);
    const session = Object.keys(found).length === 0 ? await send(form) : undefined;
    if (session) {
      keepSession(session);
      onDone();
    } else {
      focusFirstProblem(fields);
    }
  }

  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const wrong = (field: 'email' | 'password') =>
    problems[field] ? t(`problem.${problems[field]}`) : fieldError(refusal, field);
  return (
    <form className={styles.form} onSubmit={logIn} noValidate aria-busy={busy}>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={form.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={wrong('email')}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
        error={wrong('password')}
      />
      {pageExists('/account/forgetpassword') && (
        <p className={styles.aside}>
          <Link to={`/account/forgetpassword${search}`}>{t('login.forgot')}</Link>
        </p>
      )}
      {asksCode && (
        <TextField
          label={t('secondFactor.field')}
          hint={t('secondFactor.hint')}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          maxLength={32}
          value={form.code}
          onChange={(event) => set({ code: event.currentTarget.value })}
        />
      )}
      <RefusalNote refusal={beyondFields(refusal, Object.keys(form))} />
      <Button type="submit" size="md" loading={busy}>
        {t('login.submit')}
      </Button>
      <p className={styles.other}>
        {t('login.noAccount')} <Link to={`/account/register${search}`}>{t('register.go')}</Link>
      </p>
    </form>
  );
}
