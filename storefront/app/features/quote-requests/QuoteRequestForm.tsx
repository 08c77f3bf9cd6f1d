import { fieldError, formError } from '@shop/api-client';
import type { Input } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextArea } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { useSession } from '../session/useSession';
import styles from './QuoteRequestForm.module.css';
import { validateRequester, toRequesterInput } from './requester';
import { RequesterFields } from './RequesterFields';

/** What to quote: one item or the whole cart, with the terms chosen so far. */
export type QuoteSubject = Pick<
  Input<'Cart/GetQuoteFromStaff'>,
  'item' | 'cart' | 'currency' | 'country' | 'shippingMethod' | 'paymentMethod'
>;

const MAX_MESSAGE_LENGTH = 5000;

/** Asks staff for a quote, for cases that have no instant quote or a better price by hand. */
export function QuoteRequestForm({
  subject,
  onCancel,
  onSent,
}: {
  subject: QuoteSubject;
  onCancel: () => void;
  onSent: () => void;
}) {
  const { t } = useTranslation(['quote', 'common']);
  const loggedIn = useSession() !== null;
  const keyFor = useIdempotencyKey();
  const [message, setMessage] = useState('');
  const [requester, setRequester] = useState({ email: '', name: '' });
  const [problems, setProblems] = useState<ReturnType<typeof validateRequester>>({});
  const { mutate, isPending, error } = useMutation(() => {
    const body = { ...subject, message: message.trim(), ...toRequesterInput(requester, loggedIn) };
    return api.call('Cart/GetQuoteFromStaff', body, { idempotencyKey: keyFor(body) });
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newProblems = validateRequester(requester, loggedIn);
    setProblems(newProblems);
    if (Object.keys(newProblems).length === 0 && (await mutate())) onSent();
    else focusFirstError(form);
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <p className={styles.muted}>{t(subject.cart ? 'staff.textCart' : 'staff.textItem')}</p>
      <TextArea
        label={t('staff.field.message')}
        hint={t('staff.messageHint')}
        name="message"
        optional
        data-autofocus
        maxLength={MAX_MESSAGE_LENGTH}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        error={fieldError(error, 'message')}
      />
      <RequesterFields requester={requester} onChange={setRequester} problems={problems} error={error} />
      <ErrorMessage error={formError(error, ['message', 'email', 'name'])} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('staff.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('staff.submit')}
        </Button>
      </div>
    </ScriptForm>
  );
}
