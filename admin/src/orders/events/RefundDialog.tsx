import { useTranslate } from 'react-admin';
import { AmountInput, minorUnits } from '../../ui/AmountInput';
import { useReading } from '../../ui/reading';
import { EventDialog, type EventFormProps } from './EventDialog';
import { ReasonInput } from './ReasonInput';

const defaults = { amount: '', reason: '' };

export function RefundDialog(props: EventFormProps) {
  const translate = useTranslate();
  const { money } = useReading();
  const { currency, paid, refunded, quote } = props.order;
  const product = money({ currency, amount: quote.adjusted.product });
  const words = translate('events.refund_issued.words', { paid: money(paid), refunded: money(refunded), product });
  return (
    <EventDialog
      {...props}
      event="refund_issued"
      grave
      words={words}
      defaults={defaults}
      says={({ amount, reason }) => ({ body: { amount: minorUnits(amount, currency), currency, reason } })}
    >
      <AmountInput source="amount" label={translate('events.amount', { currency })} currency={currency} />
      <ReasonInput />
    </EventDialog>
  );
}
