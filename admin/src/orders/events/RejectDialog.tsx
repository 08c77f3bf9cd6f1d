import { useTranslate } from 'react-admin';
import { useItemNames } from '../useItemNames';
import { EventDialog, type EventFormProps } from './EventDialog';
import { ItemsInput } from './ItemsInput';
import { ReasonInput } from './ReasonInput';

export function RejectDialog(props: EventFormProps) {
  const translate = useTranslate();
  const printed = useItemNames(props.order.items).filter(({ item }) => item.printed);
  const [only] = printed;
  const defaults = { items: only && printed.length === 1 ? [only.item.sid] : [], reason: '' };
  return (
    <EventDialog
      {...props}
      event="artwork_rejected"
      grave
      words={translate('events.artwork_rejected.words')}
      defaults={defaults}
      says={({ items, reason }) => ({ body: { items, reason } })}
    >
      <ItemsInput items={printed} />
      <ReasonInput />
    </EventDialog>
  );
}
