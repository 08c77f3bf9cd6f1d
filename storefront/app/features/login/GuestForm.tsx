import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { api, sessionStore } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './GuestForm.module.css';
import { validateEmail, type LoginProblem } from './login-validation';

/** Starts a guest session with an email address. */
export function GuestForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('login');
  const { language } = useSite();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<LoginProblem>();
  const { mutate, isPending, error } = useMutation(() =>
    api.call('TokenAuth/Guest', { email: email.trim(), language }),
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newProblem = validateEmail(email);
    setProblem(newProblem);
    const session = newProblem ? undefined : await mutate();
    if (!session) return focusFirstError(form);
    sessionStore.save(session);
    onDone?.();
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <h3 className={styles.title}>{t('guest.title')}</h3>
      <p className={styles.text}>{t('guest.text')}</p>
      <div className={styles.row}>
        <TextField
          className={styles.email}
          label={t('field.email')}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problem ? t(`problem.${problem}`) : fieldError(error, 'email')}
        />
        <Button type="submit" loading={isPending} className={styles.submit}>
          {t('guest.submit')}
        </Button>
      </div>
      <ErrorMessage error={formError(error, ['email'])} />
    </ScriptForm>
  );
}
