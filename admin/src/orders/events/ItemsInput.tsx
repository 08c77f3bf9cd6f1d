import { CheckboxGroupInput } from 'react-admin';
import type { NamedItem } from '../useItemNames';

const atLeastOne = (sids: unknown) => (Array.isArray(sids) && sids.length > 0 ? undefined : 'events.chooseItems');

/** Which of these items; one at least. */
export function ItemsInput({ items }: { items: readonly NamedItem[] }) {
  const choices = items.map(({ item, name }) => ({ id: item.sid, name }));
  return (
    <CheckboxGroupInput
      source="items"
      label="events.items"
      choices={choices}
      translateChoice={false}
      row={false}
      validate={atLeastOne}
    />
  );
}
