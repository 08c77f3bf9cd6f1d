import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextArea, TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { useCountries } from '../addresses/useCountries';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { applicationProblems, blankApplication, LONGEST, sentApplication, type Application } from './application';
import styles from './Reseller.module.css';

/** Applies for reseller prices and a prepaid account. */
export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('reseller');
  const countries = useCountries();
  const [form, setForm] = useState(blankApplication);
  const [problems, setProblems] = useState<ReturnType<typeof applicationProblems>>({});
  const { send, busy, refusal } = useSending(() => bearer.post('Account/ApplyForReseller', sentApplication(form)));

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = applicationProblems(form);
    setProblems(found);
    if (Object.keys(found).length === 0 && (await send())) onSent();
    else focusFirstProblem(element);
  }

  const field = (name: keyof Application) => ({
    name,
    label: t(`field.${name}`),
    maxLength: LONGEST[name],
    value: form[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setForm({ ...form, [name]: currentTarget.value }),
    error: problems[name] ? t(`problem.${problems[name]}`) : fieldError(refusal, name),
  });
  return (
    <form className={styles.form} onSubmit={apply} noValidate aria-busy={busy}>
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('website')} optional type="url" autoComplete="url" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <SelectField
        label={t('field.country')}
        name="country"
        autoComplete="country"
        value={form.country}
        onChange={({ currentTarget }) => setForm({ ...form, country: currentTarget.value })}
        error={problems.country ? t(`problem.${problems.country}`) : fieldError(refusal, 'country')}
      >
        <option value="">{t('choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('message')} className={styles.wide} rows={5} />
      <RefusalNote refusal={beyondFields(refusal, Object.keys(form))} />
      <Button type="submit" size="md" loading={busy} className={styles.submit}>
        {t('apply.submit')}
      </Button>
    </form>
  );
}
