import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/fields';
import { hasLegalForm, type AddressField } from './address-validation';
import styles from './AddressForm.module.css';
import { postCodeKind, regionKind } from './country-labels';
import { attributes } from './field-attributes';
import { useCountries } from './useCountries';

interface AddressInputProps {
  name: AddressField;
  value: string;
  /** ISO 3166-1 alpha-2; decides the labels of region and post code. */
  country: string;
  error: string | undefined;
  wide: boolean;
  optional: boolean;
  /** Whether it is the first field of the form. */
  first: boolean;
  onChange: (value: string) => void;
}

/** One field of an address. */
export function AddressInput({ name, value, country, error, wide, optional, first, onChange }: AddressInputProps) {
  const { t } = useTranslation('addresses');
  const countries = useCountries();
  const label = useLabel(name, country);
  const field = {
    name,
    label,
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
          {countries.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </SelectField>
      );
    case 'company':
      return <TextField {...field} optional={optional} hint={<CompanyHint company={value} />} />;
    case 'phone':
      return <TextField {...field} type="tel" hint={t('phoneHint')} />;
    default:
      return <TextField {...field} optional={optional} data-autofocus={first || undefined} />;
  }
}

function useLabel(name: AddressField, country: string): string {
  const { t } = useTranslation('addresses');
  if (name === 'region') return t(`region.${regionKind(country)}`);
  if (name === 'postCode') return t(`postCode.${postCodeKind(country)}`);
  return t(`field.${name}`);
}

/** Asks for the registered company name, more prominently when the legal form is missing. */
function CompanyHint({ company }: { company: string }) {
  const { t } = useTranslation('addresses');
  if (company.trim() === '' || hasLegalForm(company)) return t('companyHint');
  return <span className={styles.warning}>{t('companyNotice')}</span>;
}
