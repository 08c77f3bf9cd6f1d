import type { Input, ProofView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { focusOnMount } from '../../ui/focus-on-mount';
import { ScriptForm } from '../../ui/ScriptForm';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import { PinFields } from './PinFields';
import styles from './ProofChangeForm.module.css';
import { type ProofItem, useProofsPage } from './proofs-page';
import { useDraftPins } from './useDraftPins';

const MAX_COMMENT_LENGTH = 2000;

interface ProofChangeFieldsProps {
  item: ProofItem;
  proof: ProofView;
  onClose: () => void;
}

/** Requests a new version of an item's proof, at places on the picture, in words, or both. */
export function ProofChangeFields({ item, proof, onClose }: ProofChangeFieldsProps) {
  const { t } = useTranslation('order');
  const { items, refetch } = useProofsPage();
  const [comment, setComment] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const draft = useDraftPins();
  const request = useChangeRequest(item.sid, proof.version);
  const isEmpty = comment.trim() === '' && draft.pins.length === 0;
  const isIncomplete = isEmpty || draft.pins.some(({ text }) => text.trim() === '');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsChecked(true);
    if (isIncomplete) return focusFirstError(form);
    const pins = draft.pins.map(({ x, y, text }) => ({ x, y, text: text.trim() }));
    if (await request.mutate(comment.trim(), pins)) toast(t('change.done'), 'success');
    refetch();
  }

  const isMultiple = items.filter(({ printed }) => printed).length > 1;
  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={request.isPending}>
      <PinFields item={item} proof={proof} draft={draft} isChecked={isChecked} />
      <TextArea
        label={t('change.label')}
        hint={t(isMultiple ? 'change.hintSeveral' : 'change.hint')}
        value={comment}
        maxLength={MAX_COMMENT_LENGTH}
        ref={focusOnMount}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={isChecked && isEmpty ? t('change.missing') : undefined}
      />
      <OrderErrorMessage error={request.error} />
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={onClose}>
          {t('submit.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={request.isPending}>
          {t('change.send')}
        </Button>
      </div>
    </ScriptForm>
  );
}

type Pins = NonNullable<Input<'Account/RequestProofChange'>['pins']>;

function useChangeRequest(sid: string, version: number) {
  const { orderId, link } = useProofsPage();
  return useMutation((comment: string, pins: Pins) =>
    api.call(
      'Account/RequestProofChange',
      {
        orderId,
        sid,
        version,
        ...(comment && { comment }),
        ...(pins.length > 0 && { pins }),
        ...(link && { token: link.token }),
      },
      { anonymous: link !== undefined },
    ),
  );
}
