import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { Link } from '../../ui/Link';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import { useLocal } from '../language/useLocal';
import { logOut } from '../session/session';
import { isTyped } from './confirmation';
import styles from './MyData.module.css';

/** Ends the account for good, once its e-mail address was typed. */
export function CloseAccount({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const local = useLocal();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [untyped, setUntyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, refusal, forget } = useSending(() => bearer.delete('Account/CloseAccount', {}));

  function open(now: boolean) {
    setOpened(now);
    setTyped('');
    setUntyped(false);
    forget();
  }

  async function close() {
    const unconfirmed = !isTyped(email, typed);
    setUntyped(unconfirmed);
    if (unconfirmed && form.current) return focusFirstProblem(form.current);
    if (!(await send())) return;
    logOut();
    toast(t('close.done'), 'success');
    void navigate(local('/'));
  }

  return (
    <>
      <p className={styles.words}>{t('close.words')}</p>
      <Button variant="default" color="red" aria-haspopup="dialog" onClick={() => open(true)}>
        {t('close.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => open(false)}
        title={t('close.ask')}
        width={560}
        actions={
          <>
            <Button variant="default" onClick={() => open(false)}>
              {t('close.keep')}
            </Button>
            <Button color="red" loading={busy} type="submit" form="close-account">
              {t('close.confirm')}
            </Button>
          </>
        }
      >
        <form
          id="close-account"
          ref={form}
          className={styles.close}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void close();
          }}
        >
          <Matters title={t('close.goes')} matters={[t('close.goesAccount'), t('close.goesBook'), t('close.goesFiles'), t('close.goesMails')]} />
          <Matters title={t('close.stays')} matters={[t('close.staysOrders'), t('close.staysMoney')]} />
          <p>{t('close.again')}</p>
          <TextField
            label={
              <Trans t={t} i18nKey="close.type" values={{ email }} components={{ email: <span className={styles.email} translate="no" /> }} />
            }
            type="email"
            autoComplete="off"
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={untyped ? t('close.untyped') : undefined}
          />
          <RefusalNote refusal={refusal} />
          {refusal?.code === 'orders_open' && <Link to="/account/orders">{t('close.orders')}</Link>}
          {refusal?.code === 'balance_left' && <Link to="/contactus">{t('close.contact')}</Link>}
        </form>
      </Dialog>
    </>
  );
}

function Matters({ title, matters }: { title: string; matters: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {matters.map((matter) => (
          <li key={matter}>{matter}</li>
        ))}
      </ul>
    </div>
  );
}
