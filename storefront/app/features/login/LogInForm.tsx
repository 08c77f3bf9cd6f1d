import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageExists } from '../../pages';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { ScriptForm } from '../../ui/ScriptForm';
import { api, sessionStore } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './forms.module.css';
import { validateLogin, type Problems } from './login-validation';

/** Logs in with email address, password and, if the API asks for it, a second factor. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const [form, setForm] = useState({ email: '', password: '', code: '' });
  const [problems, setProblems] = useState<Problems<'email' | 'password'>>({});
  const { mutate, isPending, error } = useMutation(({ email, password, code }: typeof form) =>
    api.call('TokenAuth/Authenticate', { email: email.trim(), password, ...(code.trim() && { code: code.trim() }) }),
  );
  const [needsCode, setNeedsCode] = useState(false);
  if (!needsCode && error?.code === 'second_factor_required') setNeedsCode(true);

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const newProblems = validateLogin(form);
    setProblems(newProblems);
    const session = Object.keys(newProblems).length === 0 ? await mutate(form) : undefined;
    if (session) {
      sessionStore.save(session);
      onDone();
    } else {
      focusFirstError(fields);
    }
  }

  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const errorFor = (field: 'email' | 'password') =>
    problems[field] ? t(`problem.${problems[field]}`) : fieldError(error, field);
  return (
    <ScriptForm className={styles.form} onSubmit={logIn} noValidate aria-busy={isPending}>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={form.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={errorFor('email')}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
        error={errorFor('password')}
      />
      {pageExists('/account/forgetpassword') && (
        <p className={styles.aside}>
          <Link to={`/account/forgetpassword${search}`}>{t('login.forgot')}</Link>
        </p>
      )}
      {needsCode && (
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
      <ErrorMessage error={formError(error, Object.keys(form))} />
      <Button type="submit" size="md" loading={isPending}>
        {t('login.submit')}
      </Button>
      <p className={styles.other}>
        {t('login.noAccount')} <Link to={`/account/register${search}`}>{t('register.go')}</Link>
      </p>
    </ScriptForm>
  );
}
