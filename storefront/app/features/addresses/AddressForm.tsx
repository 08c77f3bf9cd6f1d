import { Button } from '@mantine/core';
import type { AddressView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { layouts } from './address-layout';
import { addressProblems, blankAddress, sentAddress, type AddressField } from './address-rules';
import styles from './AddressForm.module.css';
import { AddressInput } from './AddressInput';

interface AddressFormProps {
  /** The one to change; without it a new one is added. */
  address?: AddressView;
  /** The first of a book is its default, whatever is said. */
  first: boolean;
  onSaved: (address: AddressView) => void;
  onCancel: () => void;
}

/** Adds an address to the book, or changes one. */
export function AddressForm({ address, first, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { order, wide } = layouts[useHouse().language];
  const [draft, setDraft] = useState({ ...blankAddress, ...address });
  const [problems, setProblems] = useState<ReturnType<typeof addressProblems>>({});
  const { send, busy, refusal } = useSending(() =>
    bearer.post('Account/SaveShippingAddress', { ...sentAddress(draft), ...(address && { id: address.id }) }),
  );

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = addressProblems(draft);
    setProblems(found);
    const saved = Object.keys(found).length === 0 ? await send() : undefined;
    if (saved) onSaved(saved);
    else focusFirstProblem(form);
  }

  function wrong(name: AddressField): string | undefined {
    const problem = problems[name];
    return problem ? t(`problem.${problem}`) : fieldError(refusal, name);
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-busy={busy}>
      {order.map((name, place) => (
        <AddressInput
          key={name}
          name={name}
          value={draft[name]}
          error={wrong(name)}
          wide={wide.includes(name)}
          first={place === 0}
          onChange={(value) => setDraft({ ...draft, [name]: value })}
        />
      ))}
      {!first && !address?.isDefault && (
        <div className={styles.wide}>
          <CheckField label={t('makeDefault')} checked={draft.isDefault} onChange={(isDefault) => setDraft({ ...draft, isDefault })} />
        </div>
      )}
      <RefusalNote refusal={beyondFields(refusal, order)} />
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
