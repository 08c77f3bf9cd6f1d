import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { SelectField, TextArea, TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { useCountries } from '../addresses/useCountries';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import {
  validateApplication,
  emptyApplication,
  MAX_LENGTH,
  toApplicationRequest,
  type Application,
} from './application';
import styles from './Reseller.module.css';

/** The application form for the reseller program. */
export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('reseller');
  const countries = useCountries();
  const [form, setForm] = useState(emptyApplication);
  const [problems, setProblems] = useState<ReturnType<typeof validateApplication>>({});
  const { mutate, isPending, error } = useMutation(() =>
    api.call('Account/ApplyForReseller', toApplicationRequest(form)),
  );

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const newProblems = validateApplication(form);
    setProblems(newProblems);
    if (Object.keys(newProblems).length === 0 && (await mutate())) onSent();
    else focusFirstError(element);
  }

  const field = (name: keyof Application) => ({
    name,
    label: t(`field.${name}`),
    maxLength: MAX_LENGTH[name],
    value: form[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setForm({ ...form, [name]: currentTarget.value }),
    error: problems[name] ? t(`problem.${problems[name]}`) : fieldError(error, name),
  });
  return (
    <ScriptForm className={styles.form} onSubmit={apply} noValidate aria-busy={isPending}>
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('website')} optional type="url" autoComplete="url" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <SelectField
        label={t('field.country')}
        name="country"
        autoComplete="country"
        value={form.country}
        onChange={({ currentTarget }) => setForm({ ...form, country: currentTarget.value })}
        error={problems.country ? t(`problem.${problems.country}`) : fieldError(error, 'country')}
      >
        <option value="">{t('choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('message')} className={styles.wide} rows={5} />
      <ErrorMessage error={formError(error, Object.keys(form))} />
      <Button type="submit" size="md" loading={isPending} className={styles.submit}>
        {t('apply.submit')}
      </Button>
    </ScriptForm>
  );
}
