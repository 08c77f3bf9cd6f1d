import { type ApiError, fieldError } from '@shop/api-client';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { TextField } from '../../ui/fields';
import { addressLayout } from '../addresses/address-layout';
import { AddressInput } from '../addresses/AddressInput';
import form from '../addresses/AddressForm.module.css';
import type { SenderDraft } from './sender';

interface SenderFieldsProps {
  draft: SenderDraft;
  onChange: (draft: SenderDraft) => void;
  error: ApiError | null;
}

/** Name and address of a sender. Loaded on demand, because it contains the address formats of all countries. */
export default function SenderFields({ draft, onChange, error }: SenderFieldsProps) {
  const { t } = useTranslation(['cart', 'addresses']);
  const { language } = useSite();
  const { order, wide, optional } = addressLayout(draft.country, language);
  return (
    <div className={form.form}>
      <TextField
        className={form.wide}
        label={t('complete.sender.name')}
        name="organization"
        autoComplete="organization"
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        error={fieldError(error, 'sender.name')}
      />
      {order.filter(isPlace).map((field) => (
        <AddressInput
          key={field}
          name={field}
          value={draft[field]}
          country={draft.country}
          error={fieldError(error, `sender.${field}`)}
          wide={wide.includes(field)}
          optional={optional.includes(field)}
          first={false}
          onChange={(value) => onChange(withField(draft, field, value, language))}
        />
      ))}
    </div>
  );
}

type PlaceField = Exclude<keyof SenderDraft, 'name'>;
const PLACE: readonly string[] = ['line1', 'line2', 'city', 'region', 'postCode', 'country'];
const isPlace = (field: string): field is PlaceField => PLACE.includes(field);

/** Another country may lack the region or post code. */
function withField(
  draft: SenderDraft,
  field: PlaceField,
  value: string,
  language: Parameters<typeof addressLayout>[1],
): SenderDraft {
  if (field !== 'country') return { ...draft, [field]: value };
  const { order } = addressLayout(value, language);
  const kept = (name: 'region' | 'postCode') => (order.includes(name) ? draft[name] : '');
  return { ...draft, country: value, region: kept('region'), postCode: kept('postCode') };
}
