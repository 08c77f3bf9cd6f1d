import { useTranslate } from 'react-admin';
import { useReading } from '../../ui/reading';
import { EventDialog, type EventFormProps } from './EventDialog';
import { ReasonInput } from './ReasonInput';

const defaults = { reason: '' };

export function CancelDialog(props: EventFormProps) {
  const translate = useTranslate();
  const { money } = useReading();
  const { paid, refunded } = props.order;
  const left = paid.amount - refunded.amount;
  const words = [
    translate('events.order_cancelled.words'),
    ...(left > 0 ? [translate('events.order_cancelled.refund', { amount: money({ ...paid, amount: left }) })] : []),
  ];
  return (
    <EventDialog
      {...props}
      event="order_cancelled"
      grave
      words={words.join(' ')}
      defaults={defaults}
      says={({ reason }) => ({ body: { reason } })}
    >
      <ReasonInput />
    </EventDialog>
  );
}
