import { Button } from '@mantine/core';
import type { Output } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { mayBePhone } from '../addresses/address-rules';
import { bearer } from '../api/calls';
import { fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { languages } from '../language/languages';
import { currencies, units } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useCurrencyName } from '../preferences/useCurrencyName';
import { changesOf, draftOf, preferencesIn, type DetailsDraft } from './details';
import styles from './DetailsForm.module.css';

type Info = Output<'Account/MyAccountInfo'>;

const texts = { firstName: 'given-name', lastName: 'family-name', company: 'organization', phone: 'tel' } as const;
const LONGEST = { firstName: 60, lastName: 60, company: 120, phone: 32 } as const;

interface DetailsFormProps {
  info: Info;
  onSaved: (info: Info) => void;
}

/** Who one is, and in which currency, unit and language the shop speaks to one. The e-mail address stays. */
export function DetailsForm({ info, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation();
  const { t: tAddress } = useTranslation('addresses');
  const { choose } = usePreferences();
  const currencyName = useCurrencyName();
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
  return (
    <form className={styles.form} onSubmit={save} noValidate aria-busy={busy}>
      <TextField className={styles.wide} label={t('details.email')} value={info.email} readOnly hint={t('details.emailHint')} type="email" />
      {(Object.keys(texts) as (keyof typeof texts)[]).map((name) => (
        <TextField
          key={name}
          className={name === 'company' ? styles.wide : undefined}
          label={tAddress(`field.${name}`)}
          optional
          name={name}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={texts[name]}
          maxLength={LONGEST[name]}
          hint={name === 'company' ? tAddress('companyHint') : undefined}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
          error={name === 'phone' && phoneProblem ? tAddress('problem.phone_invalid') : fieldError(refusal, name)}
        />
      ))}
      <SelectField label={t('details.language')} hint={t('details.languageHint')} value={draft.language} onChange={(event) => set({ language: languageOf(event.currentTarget.value, info) })}>
        {languageChoices(info.language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={tCommon('settings.currency')} value={draft.currency} onChange={(event) => set({ currency: event.currentTarget.value })} error={fieldError(refusal, 'currency')}>
        {currencies.map((code) => (
          <option key={code} value={code}>
            {`${code} · ${currencyName(code)}`}
          </option>
        ))}
      </SelectField>
      <SelectField label={tCommon('settings.unit')} value={draft.defaultUnit} onChange={(event) => set({ defaultUnit: Number(event.currentTarget.value) })}>
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {tCommon(`units.${unit}`)}
          </option>
        ))}
      </SelectField>
      <RefusalNote refusal={refusal} />
      <Button type="submit" loading={busy} className={styles.submit}>
        {t('details.save')}
      </Button>
    </form>
  );
}

/** The storefront's languages, and the account's own where that is another. */
function languageChoices(own: string): readonly { code: string; name: string }[] {
  if (languages.some(({ code }) => code === own)) return languages;
  return [...languages, { code: own, name: new Intl.DisplayNames(own, { type: 'language' }).of(own) ?? own }];
}

function languageOf(value: string, { language }: Info): Info['language'] {
  return languages.find(({ code }) => code === value)?.code ?? language;
}
