import { Button } from '@mantine/core';
import type { Input } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { useSession } from '../session/useSession';
import { askerProblems, sentAsker } from './asker';
import { AskerFields } from './AskerFields';
import styles from './AskStaff.module.css';

/** One item or the whole cart, and the terms chosen so far. */
export type Wanted = Pick<
  Input<'Cart/GetQuoteFromStaff'>,
  'item' | 'cart' | 'currency' | 'country' | 'shippingMethod' | 'paymentMethod'
>;

const LONGEST_MESSAGE = 5000;

export function AskForm({ wanted, onCancel, onSent }: { wanted: Wanted; onCancel: () => void; onSent: () => void }) {
  const { t } = useTranslation(['quote', 'common']);
  const loggedIn = useSession() !== null;
  const keyOf = useIntention();
  const [message, setMessage] = useState('');
  const [asker, setAsker] = useState({ email: '', name: '' });
  const [problems, setProblems] = useState<ReturnType<typeof askerProblems>>({});
  const { send, busy, refusal } = useSending(() => {
    const body = { ...wanted, message: message.trim(), ...sentAsker(asker, loggedIn) };
    return bearer.post('Cart/GetQuoteFromStaff', body, keyOf(body));
  });

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = askerProblems(asker, loggedIn);
    setProblems(found);
    if (Object.keys(found).length === 0 && (await send())) onSent();
    else focusFirstProblem(form);
  }

  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-busy={busy}>
      <p className={styles.soft}>{t(wanted.cart ? 'staff.wordsCart' : 'staff.wordsItem')}</p>
      <TextArea
        label={t('staff.field.message')}
        hint={t('staff.messageHint')}
        name="message"
        optional
        data-autofocus
        maxLength={LONGEST_MESSAGE}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        error={fieldError(refusal, 'message')}
      />
      <AskerFields asker={asker} onChange={setAsker} problems={problems} refusal={refusal} />
      <RefusalNote refusal={beyondFields(refusal, ['message', 'email', 'name'])} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('staff.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('staff.submit')}
        </Button>
      </div>
    </form>
  );
}
