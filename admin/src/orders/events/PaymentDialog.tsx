import type { ManualMethodName } from '@shop/contract';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { AmountInput, minorUnits } from '../../ui/AmountInput';
import { useReading } from '../../ui/reading';
import { EventDialog, type EventFormProps } from './EventDialog';

const METHODS: readonly ManualMethodName[] = ['bank_transfer', 'western_union', 'moneygram'];
const defaults: { amount: string; method: ManualMethodName; memo: string } = {
  amount: '',
  method: 'bank_transfer',
  memo: '',
};
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
      says={({ amount, method, memo }) => ({ body: { amount: minorUnits(amount, currency), currency, method, memo } })}
    >
      <AmountInput source="amount" label={translate('events.amount', { currency })} currency={currency} />
      <SelectInput
        source="method"
        label="events.order_paid.method"
        choices={METHODS.map((id) => ({ id, name: translate(`terms.manual.${id}`) }))}
        validate={wanted}
      />
      <TextInput
        source="memo"
        label="events.order_paid.reference"
        helperText="events.order_paid.memoHelp"
        validate={wanted}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </EventDialog>
  );
}
