import { required, TextInput, useTranslate } from 'react-admin';
import { AmountInput, minorUnits } from '../../ui/AmountInput';
import { useReading } from '../../ui/reading';
import { EventDialog, type EventFormProps } from './EventDialog';

const defaults = { amount: '', memo: '' };
const wanted = [required()];

/** The amount is typed and not offered, so that what came in is compared with what was asked. */
export function PaymentDialog(props: EventFormProps) {
  const translate = useTranslate();
  const { money } = useReading();
  const { currency, amount: asked } = props.order;
  return (
    <EventDialog
      {...props}
      event="order_paid"
      words={translate('events.order_paid.words', { amount: money(asked) })}
      defaults={defaults}
      says={({ amount, memo }) => ({ body: { amount: minorUnits(amount, currency), currency, memo } })}
    >
      <AmountInput source="amount" label={translate('events.amount', { currency })} currency={currency} />
      <TextInput
        source="memo"
        label="events.memo"
        helperText="events.order_paid.memoHelp"
        validate={wanted}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </EventDialog>
  );
}
