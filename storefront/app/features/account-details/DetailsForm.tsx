import { fieldError, formError } from '@shop/api-client';
import type { Output } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { toast } from '../../ui/toasts';
import { isPlausiblePhone } from '../addresses/address-validation';
import { attributes, nameFields } from '../addresses/field-attributes';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { usePreferences } from '../preferences/PreferencesProvider';
import { findChanges, toDraft, toPreferences, type DetailsDraft } from './details';
import styles from './DetailsForm.module.css';
import { PreferredFields } from './PreferredFields';

type Info = Output<'Account/MyAccountInfo'>;

interface DetailsFormProps {
  info: Info;
  onSaved: (info: Info) => void;
}

/** Edits name, company, phone and preferences. The email address cannot be changed. */
export function DetailsForm({ info, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('account');
  const { t: tAddress } = useTranslation('addresses');
  const { choose } = usePreferences();
  const texts = [...nameFields(useSite().language), 'company', 'phone'] as const;
  const [draft, setDraft] = useState(() => toDraft(info));
  const [phoneProblem, setPhoneProblem] = useState(false);
  const { mutate, isPending, error } = useMutation((body: Partial<DetailsDraft>) =>
    api.call('Account/ChangeAccountInfo', body),
  );

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isImplausible = draft.phone.trim() !== '' && !isPlausiblePhone(draft.phone);
    setPhoneProblem(isImplausible);
    const changes = findChanges(draft, info);
    const saved = isImplausible ? undefined : await mutate(changes);
    if (!saved) return focusFirstError(form);
    setDraft(toDraft(saved));
    onSaved(saved);
    toast(t('details.saved'), 'success');
    const preferred = toPreferences(changes);
    if (Object.keys(preferred).length > 0) choose(preferred);
  }

  const set = (change: Partial<DetailsDraft>) => setDraft({ ...draft, ...change });
  const errorFor = (name: keyof DetailsDraft) =>
    name === 'phone' && phoneProblem ? tAddress('problem.phone_invalid') : fieldError(error, name);
  return (
    <ScriptForm className={styles.form} onSubmit={save} noValidate aria-busy={isPending}>
      <TextField
        className={styles.wide}
        label={t('details.email')}
        value={info.email}
        readOnly
        hint={t('details.emailHint')}
        type="email"
      />
      {texts.map((name) => (
        <TextField
          key={name}
          className={name === 'company' ? styles.wide : undefined}
          label={tAddress(`field.${name}`)}
          optional
          name={name}
          type={name === 'phone' ? 'tel' : 'text'}
          hint={name === 'company' ? tAddress('companyHint') : undefined}
          {...attributes[name]}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
          error={errorFor(name)}
        />
      ))}
      <PreferredFields draft={draft} accountLanguage={info.language} onChange={set} errorFor={errorFor} />
      <ErrorMessage error={formError(error, Object.keys(draft))} />
      <Button type="submit" loading={isPending} className={styles.submit}>
        {t('details.save')}
      </Button>
    </ScriptForm>
  );
}
