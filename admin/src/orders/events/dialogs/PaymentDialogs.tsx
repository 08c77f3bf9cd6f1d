import { DEFAULT_MANUAL_PAYMENT_METHOD, MANUAL_PAYMENT_METHOD_NAMES } from '@shop/contract';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormat } from '../../../i18n/useFormat';
import { orderAmounts } from '../../../common/order-amounts';
import { AmountInput, toMinorUnits } from '../../../ui/AmountInput';
import { ReasonInput } from '../../../ui/ReasonInput';
import { EventForm, type EventDialogProps } from './EventForm';

const PAYMENT_DEFAULTS = { amount: '', method: DEFAULT_MANUAL_PAYMENT_METHOD, memo: '' };
const REQUIRED = [required()];

/** The amount is not prefilled, so that the received amount is compared with the order's total. */
export function PaymentDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const { money } = useFormat();
  const amounts = orderAmounts(props.order);
  if (!amounts) return null;
  const { currency, amount: total } = amounts;
  return (
    <EventForm
      {...props}
      event="order_paid"
      description={translate('events.order_paid.description', { amount: money(total) })}
      defaultValues={PAYMENT_DEFAULTS}
      toInput={({ amount, method, memo }) => ({
        input: { amount: toMinorUnits(amount, currency), currency, method, memo },
      })}
    >
      <AmountInput source="amount" label={translate('common.amount', { currency })} currency={currency} />
      <SelectInput
        source="method"
        label="events.order_paid.method"
        choices={MANUAL_PAYMENT_METHOD_NAMES.map((id) => ({ id, name: `labels.manualPayment.${id}` }))}
        validate={REQUIRED}
      />
      <TextInput
        source="memo"
        label="events.order_paid.reference"
        helperText="events.order_paid.memoHelp"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </EventForm>
  );
}

export function RefundDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const { money } = useFormat();
  const amounts = orderAmounts(props.order);
  const { adjusted } = props.order.quote;
  if (!amounts || !adjusted) return null;
  const { currency, paid, refunded } = amounts;
  const product = money({ currency, amount: adjusted.product });
  return (
    <EventForm
      {...props}
      event="refund_issued"
      destructive
      description={translate('events.refund_issued.description', {
        paid: money(paid),
        refunded: money(refunded),
        product,
      })}
      defaultValues={{ amount: '', reason: '' }}
      toInput={({ amount, reason }) => ({ input: { amount: toMinorUnits(amount, currency), currency, reason } })}
    >
      <AmountInput source="amount" label={translate('common.amount', { currency })} currency={currency} />
      <ReasonInput />
    </EventForm>
  );
}

/** Cancelling refunds what was paid and not yet refunded. */
export function CancelDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const { money } = useFormat();
  const amounts = orderAmounts(props.order);
  if (!amounts) return null;
  const { paid, refunded } = amounts;
  const refundable = paid.amount - refunded.amount;
  const description = [
    translate('events.order_cancelled.description'),
    ...(refundable > 0
      ? [translate('events.order_cancelled.refund', { amount: money({ ...paid, amount: refundable }) })]
      : []),
  ].join(' ');
  return (
    <EventForm
      {...props}
      event="order_cancelled"
      destructive
      description={description}
      defaultValues={{ reason: '' }}
      toInput={({ reason }) => ({ input: { reason } })}
    >
      <ReasonInput />
    </EventForm>
  );
}

/** Accounting lets production and shipping go on. */
export function ReleaseDialog(props: EventDialogProps) {
  const translate = useTranslate();
  return (
    <EventForm
      {...props}
      event="hold_released"
      description={translate('events.hold_released.description')}
      defaultValues={{ reason: '' }}
      toInput={({ reason }) => ({ input: { reason } })}
    >
      <ReasonInput />
    </EventForm>
  );
}
