import { Button } from '@mantine/core';
import type { AddressView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField, SelectField, TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { addressProblems, blankAddress, hasFormalEnding, sentAddress, type AddressField } from './address-rules';
import styles from './AddressForm.module.css';
import { useCountries } from './useCountries';

interface AddressFormProps {
  /** The one to change; without it a new one is added. */
  address?: AddressView;
  /** The first of a book is its default, whatever is said. */
  first: boolean;
  onSaved: (address: AddressView) => void;
  onCancel: () => void;
}

/** In which order a language's readers write an address down. */
const ORDER: Record<string, readonly AddressField[]> = {
  en: ['firstName', 'lastName', 'company', 'country', 'line1', 'line2', 'city', 'region', 'postCode', 'phone'],
  ja: ['lastName', 'firstName', 'company', 'country', 'postCode', 'region', 'city', 'line1', 'line2', 'phone'],
};

const AUTOCOMPLETE: Record<AddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postCode: 'postal-code',
  phone: 'tel',
};

const LONGEST: Record<AddressField, number> = {
  firstName: 60,
  lastName: 60,
  company: 120,
  country: 2,
  line1: 160,
  line2: 160,
  city: 80,
  region: 80,
  postCode: 20,
  phone: 32,
};

const WIDE: readonly AddressField[] = ['company', 'line1', 'line2'];

/** Adds an address to the book, or changes one. */
export function AddressForm({ address, first, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { language } = useHouse();
  const countries = useCountries();
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

  function field(name: AddressField) {
    const problem = problems[name];
    return {
      name,
      label: t(`field.${name}`),
      value: draft[name],
      autoComplete: AUTOCOMPLETE[name],
      maxLength: LONGEST[name],
      error: problem ? t(`problem.${problem}`) : fieldError(refusal, name),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setDraft({ ...draft, [name]: value }),
    };
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-busy={busy}>
      {(ORDER[language] ?? ORDER.en ?? []).map((name) => {
        const className = WIDE.includes(name) ? styles.wide : undefined;
        if (name === 'country') {
          const { maxLength: _, ...country } = field(name);
          return (
            <SelectField key={name} {...country} className={className}>
              <option value="">{t('chooseCountry')}</option>
              {countries.map(({ code, name: countryName }) => (
                <option key={code} value={code}>
                  {countryName}
                </option>
              ))}
            </SelectField>
          );
        }
        if (name === 'company') return <CompanyField key={name} {...field(name)} className={className} />;
        return (
          <TextField
            key={name}
            {...field(name)}
            className={className}
            optional={name === 'line2'}
            type={name === 'phone' ? 'tel' : 'text'}
            hint={name === 'phone' ? t('phoneHint') : undefined}
          />
        );
      })}
      {!first && !address?.isDefault && (
        <div className={styles.wide}>
          <CheckField label={t('makeDefault')} checked={draft.isDefault} onChange={(isDefault) => setDraft({ ...draft, isDefault })} />
        </div>
      )}
      <RefusalNote refusal={refusal} />
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

/** Asks for the name as it is registered: customs and carriers read it. */
function CompanyField(props: Parameters<typeof TextField>[0]) {
  const { t } = useTranslation('addresses');
  const company = String(props.value ?? '');
  const complete = company.trim() === '' || hasFormalEnding(company);
  return <TextField {...props} optional hint={complete ? t('companyHint') : <span className={styles.notice}>{t('companyNotice')}</span>} />;
}
