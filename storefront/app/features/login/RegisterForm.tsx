import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageExists } from '../../pages';
import { CheckField, TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { RefusalNote } from '../../ui/RefusalNote';
import { signed } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { usePreferences } from '../preferences/PreferencesProvider';
import { keepSession } from '../session/session';
import styles from './forms.module.css';
import {
  ageOn,
  FULL_AGE,
  PASSWORD_LONGEST,
  registrationProblems,
  type Problems,
  type Registration,
} from './login-rules';

const blank: Registration = { email: '', password: '', confirmPassword: '', agree: false, birthDate: '' };

/** Opens an account and its first session, with the currency, unit and language in force. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const { language } = useHouse();
  const { preferences } = usePreferences();
  const [form, setForm] = useState(blank);
  const [problems, setProblems] = useState<Problems<keyof Registration>>({});
  const { send, busy, refusal } = useSending(({ birthDate, ...body }: Registration) =>
    signed.post('TokenAuth/Register', {
      ...body,
      email: body.email.trim(),
      ...(birthDate && { birthDate }),
      ...preferences,
      language,
    }),
  );

  async function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const found = registrationProblems(form, today());
    setProblems(found);
    const session = Object.keys(found).length === 0 ? await send(form) : undefined;
    if (session) {
      keepSession(session);
      onDone();
    } else {
      focusFirstProblem(fields);
    }
  }

  const set = (change: Partial<Registration>) => setForm({ ...form, ...change });
  const wrong = (field: keyof Registration) =>
    problems[field] ? t(`problem.${problems[field]}`) : fieldError(refusal, field);
  return (
    <form className={styles.form} onSubmit={register} noValidate aria-busy={busy}>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={wrong('email')}
      />
      <PasswordField
        label={t('field.newPassword')}
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_LONGEST * 2}
        hint={t('field.passwordHint')}
        value={form.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
        error={wrong('password')}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={PASSWORD_LONGEST * 2}
        value={form.confirmPassword}
        onChange={(event) => set({ confirmPassword: event.currentTarget.value })}
        error={wrong('confirmPassword')}
      />
      <TextField
        label={t('field.birthDate')}
        optional
        type="date"
        name="birthDate"
        autoComplete="bday"
        hint={isMinor(form.birthDate) ? t('minor') : t('field.birthDateHint')}
        value={form.birthDate}
        onChange={(event) => set({ birthDate: event.currentTarget.value })}
        error={wrong('birthDate')}
      />
      <CheckField
        label={<Agreement />}
        checked={form.agree}
        onChange={(agree) => set({ agree })}
        error={wrong('agree')}
      />
      <RefusalNote refusal={beyondFields(refusal, Object.keys(form))} />
      <Button type="submit" size="md" loading={busy}>
        {t('register.submit')}
      </Button>
      <p className={styles.small}>{t('register.newsletter')}</p>
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to={`/account/login${search}`}>{t('login.go')}</Link>
      </p>
    </form>
  );
}

/** The documents open beside the form, so that nothing entered is lost. */
function Agreement() {
  const { t } = useTranslation('login');
  const paper = (to: string) => (pageExists(to) ? <Link to={to} target="_blank" /> : <span />);
  return <Trans t={t} i18nKey="register.agree" components={{ terms: paper('/terms'), privacy: paper('/privacy') }} />;
}

function isMinor(birthDate: string): boolean {
  const age = ageOn(today(), birthDate);
  return age !== null && age < FULL_AGE;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
