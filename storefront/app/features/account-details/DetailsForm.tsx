import { Button } from '@mantine/core';
import type { Output } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { attributes, names } from '../addresses/address-layout';
import { mayBePhone } from '../addresses/address-rules';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { usePreferences } from '../preferences/PreferencesProvider';
import { changesOf, draftOf, preferencesIn, type DetailsDraft } from './details';
import styles from './DetailsForm.module.css';
import { PreferredFields } from './PreferredFields';

type Info = Output<'Account/MyAccountInfo'>;

interface DetailsFormProps {
  info: Info;
  onSaved: (info: Info) => void;
}

/** Who one is, and in which currency, unit and language the shop speaks to one. The e-mail address stays. */
export function DetailsForm({ info, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('account');
  const { t: tAddress } = useTranslation('addresses');
  const { choose } = usePreferences();
  const texts = [...names[useHouse().language], 'company', 'phone'] as const;
  const [draft, setDraft] = useState(() => draftOf(info));
  const [phoneProblem, setPhoneProblem] = useState(false);
  const { send, busy, refusal } = useSending((body: Partial<DetailsDraft>) => bearer.post('Account/ChangeAccountInfo', body));

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const unlikely = draft.phone.trim() !== '' && !mayBePhone(draft.phone);
    setPhoneProblem(unlikely);
    const changes = changesOf(draft, info);
    const saved = unlikely ? undefined : await send(changes);
    if (!saved) return focusFirstProblem(form);
    setDraft(draftOf(saved));
    onSaved(saved);
    toast(t('details.saved'), 'success');
    const preferred = preferencesIn(changes);
    if (Object.keys(preferred).length > 0) choose(preferred);
  }

  const set = (change: Partial<DetailsDraft>) => setDraft({ ...draft, ...change });
  const wrong = (name: keyof DetailsDraft) => (name === 'phone' && phoneProblem ? tAddress('problem.phone_invalid') : fieldError(refusal, name));
  return (
    <form className={styles.form} onSubmit={save} noValidate aria-busy={busy}>
      <TextField className={styles.wide} label={t('details.email')} value={info.email} readOnly hint={t('details.emailHint')} type="email" />
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
          error={wrong(name)}
        />
      ))}
      <PreferredFields draft={draft} own={info.language} onChange={set} wrong={wrong} />
      <RefusalNote refusal={beyondFields(refusal, Object.keys(draft))} />
      <Button type="submit" loading={busy} className={styles.submit}>
        {t('details.save')}
      </Button>
    </form>
  );
}
