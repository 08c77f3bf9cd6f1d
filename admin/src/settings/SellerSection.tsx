import type { Input } from '@shop/contract';
import { email as emailAddress, required } from 'react-admin';
import { callApi } from '../api/client';
import { useCountryChoices } from '../i18n/useCountryChoices';
import { FieldRow, type FormValues, SectionForm, type SectionProps, toText } from './SectionForm';
import { SettingAutocomplete, SettingInput } from './SettingInput';

const REQUIRED = required();
const EMAIL = emailAddress();

/** The seller as named on documents. */
export function SellerSection({ section: { values, fixedBy, revision }, onSaved }: SectionProps<'seller'>) {
  const countries = useCountryChoices();
  return (
    <SectionForm
      name="seller"
      values={{ ...values, address: values.address.join('\n') }}
      fixedBy={fixedBy}
      save={(entered) => callApi('admin/settings-seller', { ...toInput(entered), revision })}
      onSaved={onSaved}
    >
      <SettingInput source="name" label="settings.seller.name" maxLength={120} validate={REQUIRED} />
      <SettingInput
        source="address"
        label="settings.seller.address"
        helperText="settings.seller.addressHelp"
        multiline
        validate={REQUIRED}
      />
      <SettingAutocomplete
        source="country"
        label="settings.seller.country"
        helperText="settings.seller.countryHelp"
        choices={countries}
      />
      <SettingInput source="taxId" label="settings.seller.taxId" maxLength={60} />
      <FieldRow>
        <SettingInput source="email" label="settings.seller.email" type="email" maxLength={254} validate={EMAIL} />
        <SettingInput source="phone" label="settings.seller.phone" type="tel" maxLength={40} />
      </FieldRow>
    </SectionForm>
  );
}

function toInput({
  name,
  address,
  country,
  taxId,
  email,
  phone,
}: FormValues): Omit<Input<'admin/settings-seller'>, 'revision'> {
  const lines = toText(address).split('\n');
  return {
    name: toText(name),
    address: lines.map((line) => line.trim()).filter(Boolean),
    country: toText(country) || null,
    ...{ taxId: toText(taxId), email: toText(email), phone: toText(phone) },
  };
}
