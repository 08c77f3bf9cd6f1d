import { type Result, fieldError, formError } from '@shop/api-client';
import type { AddressView } from '@shop/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { CheckField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { useSession } from '../session/useSession';
import { addressLayout } from './address-layout';
import { validateAddress, emptyAddress, toAddressInput, type AddressField } from './address-validation';
import styles from './AddressForm.module.css';
import { AddressInput } from './AddressInput';

export interface AddressFormProps {
  /** The address to edit; a new one is added without it. */
  address?: AddressView;
  /** Whether it is the first address, which is always the default. */
  first: boolean;
  onSaved: (address: AddressView) => void;
  onCancel: () => void;
}

/** The content of `AddressForm`. A guest's address is not saved but passed to `onSaved` as it was entered. */
export default function AddressFormBody({ address, first, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { language } = useSite();
  const [draft, setDraft] = useState({ ...emptyAddress, ...address });
  const [problems, setProblems] = useState<ReturnType<typeof validateAddress>>({});
  const form = useRef<HTMLFormElement>(null);
  const layout = addressLayout(draft.country, language);
  const guest = useSession()?.role === 'guest';
  const { mutate, isPending, error } = useMutation(async (): Promise<Result<AddressView>> => {
    const entered = toAddressInput(draft, layout);
    if (guest) return { ok: true, data: { ...entered, id: '', isDefault: false } };
    return api.call('Account/SaveShippingAddress', { ...entered, ...(address && { id: address.id }) });
  });

  // The dialog opens before the form has loaded, so its own autofocus finds nothing.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const newProblems = validateAddress(draft, layout);
    setProblems(newProblems);
    const saved = Object.keys(newProblems).length === 0 ? await mutate() : undefined;
    if (saved) onSaved(saved);
    else focusFirstError(element);
  }

  function errorFor(name: AddressField): string | undefined {
    const problem = problems[name];
    if (problem) return t(`problem.${problem}`);
    const message = fieldError(error, name);
    return message && name === 'postCode' ? t('problem.postCode') : message;
  }

  return (
    <ScriptForm ref={form} className={styles.form} onSubmit={save} noValidate aria-busy={isPending}>
      {layout.order.map((name, index) => (
        <AddressInput
          key={name}
          name={name}
          value={draft[name]}
          country={draft.country}
          error={errorFor(name)}
          wide={layout.wide.includes(name)}
          optional={layout.optional.includes(name)}
          first={index === 0}
          onChange={(value) => setDraft({ ...draft, [name]: value })}
        />
      ))}
      {!first && !guest && !address?.isDefault && (
        <div className={styles.wide}>
          <CheckField
            label={t('makeDefault')}
            checked={draft.isDefault}
            onChange={(isDefault) => setDraft({ ...draft, isDefault })}
          />
        </div>
      )}
      <ErrorMessage error={formError(error, layout.order)} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('save')}
        </Button>
      </div>
    </ScriptForm>
  );
}
