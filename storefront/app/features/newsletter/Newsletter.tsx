import { Button, Loader } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { signed } from '../api/calls';
import { useSending } from '../api/useSending';
import styles from './Newsletter.module.css';

/** Signs an address up for the newsletter; it begins once the mail that follows is answered. */
export function Newsletter() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [dialog, setDialog] = useState<'success' | 'error' | null>(null);
  const [shown, setShown] = useState<'success' | 'error'>('success');
  const { send, busy, refusal } = useSending((Email: string) =>
    signed.post('Subscription/AddSubscription', { Email, BaseSite: location.hostname }),
  );

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    const outcome = (await send(email.trim())) ? 'success' : 'error';
    if (outcome === 'success') setEmail('');
    setShown(outcome);
    setDialog(outcome);
  }

  const close = () => setDialog(null);
  return (
    <form className={styles.form} onSubmit={subscribe} aria-busy={busy}>
      <label className={styles.label} htmlFor="newsletter-email">
        {t('newsletter.title')}
      </label>
      <p className={styles.words}>{t('newsletter.words')}</p>
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
        <Button type="submit" variant="default" h={40}>
          {t('newsletter.subscribe')}
        </Button>
        {busy && (
          <div className={styles.overlay}>
            <Loader size="sm" />
          </div>
        )}
      </div>
      <Dialog
        opened={dialog !== null}
        onClose={close}
        title={t(shown === 'success' ? 'newsletter.sentTitle' : 'error.system')}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        {shown === 'success' ? t('newsletter.sent') : refusal?.detail || t('newsletter.failed')}
      </Dialog>
    </form>
  );
}
