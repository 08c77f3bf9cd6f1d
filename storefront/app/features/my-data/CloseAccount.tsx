import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { ScriptForm } from '../../ui/ScriptForm';
import { toast } from '../../ui/toasts';
import { api, sessionStore } from '../api/client';
import { useMutation } from '../api/useMutation';
import { useLocalizedPath } from '../language/useLocalizedPath';
import { matchesEmail } from './confirmation';
import styles from './MyData.module.css';

/** Closes the account permanently. The customer confirms it by typing the email address. */
export function CloseAccount({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [input, setInput] = useState('');
  const [isMismatch, setIsMismatch] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useMutation(() => api.call('Account/CloseAccount', {}));

  function setDialog(open: boolean) {
    setOpened(open);
    setInput('');
    setIsMismatch(false);
    reset();
  }

  async function close() {
    const isUnconfirmed = !matchesEmail(email, input);
    setIsMismatch(isUnconfirmed);
    if (isUnconfirmed && form.current) return focusFirstError(form.current);
    if (!(await mutate())) return;
    sessionStore.logOut({ hasEnded: true });
    toast(t('close.done'), 'success');
    void navigate(local('/'));
  }

  return (
    <>
      <p className={styles.text}>{t('close.text')}</p>
      <Button variant="default" danger aria-haspopup="dialog" onClick={() => setDialog(true)}>
        {t('close.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setDialog(false)}
        title={t('close.question')}
        width={560}
        actions={
          <>
            <Button variant="default" onClick={() => setDialog(false)}>
              {t('close.keep')}
            </Button>
            <Button danger loading={isPending} type="submit" form="close-account">
              {t('close.confirm')}
            </Button>
          </>
        }
      >
        <ScriptForm
          id="close-account"
          ref={form}
          className={styles.close}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void close();
          }}
        >
          <ConsequenceList
            title={t('close.deleted')}
            consequences={[
              t('close.deletedAccount'),
              t('close.deletedAddresses'),
              t('close.deletedFiles'),
              t('close.deletedEmails'),
            ]}
          />
          <ConsequenceList
            title={t('close.retained')}
            consequences={[t('close.retainedOrders'), t('close.retainedAmounts')]}
          />
          <p>{t('close.reopen')}</p>
          <TextField
            label={
              <Trans
                t={t}
                i18nKey="close.type"
                values={{ email }}
                components={{ email: <span className={styles.email} translate="no" /> }}
              />
            }
            type="email"
            autoComplete="off"
            data-autofocus
            value={input}
            onChange={(event) => setInput(event.currentTarget.value)}
            error={isMismatch ? t('close.emailMismatch') : undefined}
          />
          <ErrorMessage error={error} />
          {error?.code === 'orders_open' && <Link to="/account/orders">{t('close.orders')}</Link>}
          {error?.code === 'balance_left' && <Link to="/contactus">{t('close.contact')}</Link>}
        </ScriptForm>
      </Dialog>
    </>
  );
}

function ConsequenceList({ title, consequences }: { title: string; consequences: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
    </div>
  );
}
