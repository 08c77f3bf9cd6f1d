import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Loader } from '../../ui/Loader';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './Newsletter.module.css';

/** Subscribes to the newsletter. The subscription starts when the link in the confirmation email is opened. */
export function Newsletter() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [dialog, setDialog] = useState<'success' | 'error' | null>(null);
  const [outcome, setOutcome] = useState<'success' | 'error'>('success');
  const { mutate, isPending, error } = useMutation((Email: string) =>
    api.call('Subscription/AddSubscription', { Email, BaseSite: location.hostname }),
  );

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    const result = (await mutate(email.trim())) ? 'success' : 'error';
    if (result === 'success') setEmail('');
    setOutcome(result);
    setDialog(result);
  }

  const close = () => setDialog(null);
  return (
    <ScriptForm className={styles.form} onSubmit={subscribe} aria-busy={isPending}>
      <label className={styles.label} htmlFor="newsletter-email">
        {t('newsletter.title')}
      </label>
      <p className={styles.text}>{t('newsletter.text')}</p>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          className={styles.field}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={t('newsletter.placeholder')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" className={styles.submit}>
          {t('newsletter.subscribe')}
        </Button>
        {isPending && (
          <div className={styles.overlay}>
            <Loader />
          </div>
        )}
      </div>
      <Dialog
        opened={dialog !== null}
        onClose={close}
        title={t(outcome === 'success' ? 'newsletter.sentTitle' : 'error.system')}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        {outcome === 'success' ? t('newsletter.sent') : error?.detail || t('newsletter.failed')}
      </Dialog>
    </ScriptForm>
  );
}
