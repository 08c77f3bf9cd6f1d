import { Button } from '@mantine/core';
import type { AddressView } from '@shop/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { beyondFields, fieldError, type Answer } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { useSession } from '../session/useSession';
import { addressProblems, blankAddress, sentAddress, type AddressField } from './address-rules';
import styles from './AddressForm.module.css';
import { AddressInput } from './AddressInput';
import { addressLayout } from './country-fields';

export interface AddressFormProps {
  /** The one to change; without it a new one is added. */
  address?: AddressView;
  /** The first of a book is its default, whatever is said. */
  first: boolean;
  onSaved: (address: AddressView) => void;
  onCancel: () => void;
}

/** Loaded through `AddressForm`. A guest's address goes into no book: it is handed on as it was entered. */
export default function AddressSheet({ address, first, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { language } = useHouse();
  const [draft, setDraft] = useState({ ...blankAddress, ...address });
  const [problems, setProblems] = useState<ReturnType<typeof addressProblems>>({});
  const form = useRef<HTMLFormElement>(null);
  const layout = addressLayout(draft.country, language);
  const guest = useSession()?.role === 'guest';
  const { send, busy, refusal } = useSending(async (): Promise<Answer<AddressView>> => {
    const entered = sentAddress(draft, layout);
    if (guest) return { ok: true, data: { ...entered, id: '', isDefault: false } };
    return bearer.post('Account/SaveShippingAddress', { ...entered, ...(address && { id: address.id }) });
  });

  // The dialog was open before the form had come.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const here = event.currentTarget;
    const found = addressProblems(draft, layout);
    setProblems(found);
    const saved = Object.keys(found).length === 0 ? await send() : undefined;
    if (saved) onSaved(saved);
    else focusFirstProblem(here);
  }

  function wrong(name: AddressField): string | undefined {
    const problem = problems[name];
    if (problem) return t(`problem.${problem}`);
    const refused = fieldError(refusal, name);
    return refused && name === 'postCode' ? t('problem.postCode') : refused;
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate aria-busy={busy}>
      {layout.order.map((name, place) => (
        <AddressInput
          key={name}
          name={name}
          value={draft[name]}
          country={draft.country}
          error={wrong(name)}
          wide={layout.wide.includes(name)}
          optional={layout.optional.includes(name)}
          first={place === 0}
          onChange={(value) => setDraft({ ...draft, [name]: value })}
        />
      ))}
      {!first && !guest && !address?.isDefault && (
        <div className={styles.wide}>
          <CheckField label={t('makeDefault')} checked={draft.isDefault} onChange={(isDefault) => setDraft({ ...draft, isDefault })} />
        </div>
      )}
      <RefusalNote refusal={beyondFields(refusal, layout.order)} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
