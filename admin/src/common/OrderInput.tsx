import type { AdminOrderRowView } from '@shop/contract';
import { useState } from 'react';
import { AutocompleteInput, required, useGetList } from 'react-admin';
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
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<AdminOrderRowView>();
  const { data: found = [] } = useGetList<AdminOrderRowView>('orders', {
    filter: { ...filter, ...(q && { q }) },
    sort: { field: 'date', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  const nameOf = ({ id, shipTo, amount }: AdminOrderRowView) =>
    [id, shipTo, amount && money(amount)].filter(Boolean).join(' · ');
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...found.filter(({ id }) => id !== chosen?.id), ...(chosen ? [chosen] : [])]}
      optionText={nameOf}
      inputText={nameOf}
      matchSuggestion={() => true}
      setFilter={setQ}
      onChange={(_, order) => setChosen(order ? (order as AdminOrderRowView) : undefined)}
      validate={REQUIRED}
      helperText={false}
    />
  );
}
