import type { AdminOrderRowView } from '@shop/contract';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

const REQUIRED = required();

interface OrderInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Only orders that match it are found. */
  filter?: object;
}

/** Chooses an order, which is found by its number and by the name or email address of its customer. */
export function OrderInput({ source, label, filter = {} }: OrderInputProps) {
  const { money } = useFormat();
  const nameOf = ({ id, shipTo, amount }: AdminOrderRowView) =>
    [id, shipTo, amount && money(amount)].filter(Boolean).join(' · ');
  return (
    <ReferenceInput source={source} reference="orders" filter={filter} sort={{ field: 'date', order: 'DESC' }}>
      <AutocompleteInput
        label={label}
        optionText={nameOf}
        inputText={nameOf}
        matchSuggestion={() => true}
        filterToQuery={(q: string) => (q ? { q } : {})}
        validate={REQUIRED}
        helperText={false}
      />
    </ReferenceInput>
  );
}
