import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { signed } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { keepSession } from '../session/session';
import styles from './GuestForm.module.css';
import { emailProblem, type LoginProblem } from './login-rules';

/** A session for whoever would rather not register: an e-mail address is enough. */
export function GuestForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('login');
  const { language } = useHouse();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<LoginProblem>();
  const { send, busy, refusal } = useSending(() =>
    signed.post('TokenAuth/Guest', { email: email.trim(), language }),
  );

  async function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = emailProblem(email);
    setProblem(found);
    const session = found ? undefined : await send();
    if (!session) return focusFirstProblem(form);
    keepSession(session);
    onDone?.();
  }

  return (
    <form className={styles.form} onSubmit={goOn} noValidate aria-busy={busy}>
      <h3 className={styles.title}>{t('guest.title')}</h3>
      <p className={styles.words}>{t('guest.words')}</p>
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
          error={problem ? t(`problem.${problem}`) : fieldError(refusal, 'email')}
        />
        <Button type="submit" variant="default" loading={busy} className={styles.submit}>
          {t('guest.submit')}
        </Button>
      </div>
      <RefusalNote refusal={beyondFields(refusal, ['email'])} />
    </form>
  );
}
