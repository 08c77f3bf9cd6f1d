import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSite } from '../../layout/site';
import { pageExists } from '../../pages';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { CheckField, TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { ScriptForm } from '../../ui/ScriptForm';
import { api, sessionStore } from '../api/client';
import { useMutation } from '../api/useMutation';
import { usePreferences } from '../preferences/PreferencesProvider';
import styles from './forms.module.css';
import {
  isMinor,
  MAX_PASSWORD_LENGTH,
  validateRegistration,
  type Problems,
  type Registration,
} from './login-validation';

const emptyRegistration: Registration = { email: '', password: '', confirmPassword: '', agree: false, birthDate: '' };

/** Registers an account with the current currency, unit and language, and logs in. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const { language } = useSite();
  const { preferences } = usePreferences();
  const [form, setForm] = useState(emptyRegistration);
  const [problems, setProblems] = useState<Problems<keyof Registration>>({});
  const { mutate, isPending, error } = useMutation((body: Registration) =>
    api.call('TokenAuth/Register', {
      ...body,
      email: body.email.trim(),
      ...preferences,
      language,
    }),
  );

  async function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const newProblems = validateRegistration(form, today());
    setProblems(newProblems);
    const session = Object.keys(newProblems).length === 0 ? await mutate(form) : undefined;
    if (session) {
      sessionStore.save(session);
      onDone();
    } else {
      focusFirstError(fields);
    }
  }

  const set = (change: Partial<Registration>) => setForm({ ...form, ...change });
  const errorFor = (field: keyof Registration) =>
    problems[field] ? t(`problem.${problems[field]}`) : fieldError(error, field);
  return (
    <ScriptForm className={styles.form} onSubmit={register} noValidate aria-busy={isPending}>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={errorFor('email')}
      />
      <PasswordField
        label={t('field.newPassword')}
        name="password"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH * 2}
        hint={t('field.passwordHint')}
        value={form.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
        error={errorFor('password')}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH * 2}
        value={form.confirmPassword}
        onChange={(event) => set({ confirmPassword: event.currentTarget.value })}
        error={errorFor('confirmPassword')}
      />
      <TextField
        label={t('field.birthDate')}
        type="date"
        name="birthDate"
        autoComplete="bday"
        hint={isMinor(today(), form.birthDate) ? t('minor') : t('field.birthDateHint')}
        value={form.birthDate}
        onChange={(event) => set({ birthDate: event.currentTarget.value })}
        error={errorFor('birthDate')}
      />
      <CheckField
        label={<Agreement />}
        checked={form.agree}
        onChange={(agree) => set({ agree })}
        error={errorFor('agree')}
      />
      <ErrorMessage error={formError(error, Object.keys(form))} />
      <Button type="submit" size="md" loading={isPending}>
        {t('register.submit')}
      </Button>
      <p className={styles.small}>{t('register.newsletter')}</p>
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to={`/account/login${search}`}>{t('login.go')}</Link>
      </p>
    </ScriptForm>
  );
}

/** Links to terms and privacy policy, which open in a new tab to keep the form input. */
function Agreement() {
  const { t } = useTranslation('login');
  const link = (to: string) => (pageExists(to) ? <Link to={to} target="_blank" /> : <span />);
  return <Trans t={t} i18nKey="register.agree" components={{ terms: link('/terms'), privacy: link('/privacy') }} />;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
