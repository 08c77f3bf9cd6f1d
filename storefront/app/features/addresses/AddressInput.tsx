import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/fields';
import { attributes } from './address-layout';
import { hasFormalEnding, type AddressField } from './address-rules';
import styles from './AddressForm.module.css';
import { useCountries } from './useCountries';

interface AddressInputProps {
  name: AddressField;
  value: string;
  error: string | undefined;
  wide: boolean;
  /** Where the form begins. */
  first: boolean;
  onChange: (value: string) => void;
}

/** One field of an address. */
export function AddressInput({ name, value, error, wide, first, onChange }: AddressInputProps) {
  const { t } = useTranslation('addresses');
  const countries = useCountries();
  const field = {
    name,
    label: t(`field.${name}`),
    value,
    error,
    className: wide ? styles.wide : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(event.currentTarget.value),
    ...attributes[name],
  };
  switch (name) {
    case 'country':
      return (
        <SelectField {...field}>
          <option value="">{t('chooseCountry')}</option>
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </SelectField>
      );
    case 'company':
      return <TextField {...field} optional hint={<CompanyHint company={value} />} />;
    case 'phone':
      return <TextField {...field} type="tel" hint={t('phoneHint')} />;
    default:
      return <TextField {...field} optional={name === 'line2'} data-autofocus={first || undefined} />;
  }
}

/** Asks for the name as it is registered; insists a little where it does not look so. */
function CompanyHint({ company }: { company: string }) {
  const { t } = useTranslation('addresses');
  if (company.trim() === '' || hasFormalEnding(company)) return t('companyHint');
  return <span className={styles.notice}>{t('companyNotice')}</span>;
}
