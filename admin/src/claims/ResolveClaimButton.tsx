import Box from '@mui/material/Box';
import type { AdminClaimView, Input } from '@shop/contract';
import { BooleanInput, FormDataConsumer, RadioButtonGroupInput, required, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { AmountInput, toMinorUnits } from '../ui/AmountInput';
import { ReasonInput } from '../ui/ReasonInput';

interface Values extends Record<string, unknown> {
  resolution: 'reprint' | 'refund' | 'refused';
  amount: string;
  lostParcel: boolean;
  reason: string;
}

const RESOLUTIONS = ['reprint', 'refund', 'refused'] as const;
const DEFAULT_VALUES: Values = { resolution: 'reprint', amount: '', lostParcel: false, reason: '' };
const REQUIRED = [required()];

/** Resolves the claim by a reprint, a refund or a refusal. */
export function ResolveClaimButton({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { orderId, left, email } = claim;
  return (
    <ActionDialogButton<Values>
      texts="claims.resolve"
      textValues={{ email }}
      variant="contained"
      defaultValues={DEFAULT_VALUES}
      onSubmit={(values, idempotencyKey) =>
        callApi('admin/order-events', toEvent(claim, values), { params: { orderId }, idempotencyKey })
      }
    >
      <RadioButtonGroupInput
        source="resolution"
        label="claims.resolution"
        choices={RESOLUTIONS.map((id) => ({ id, name: `claims.resolve.${id}` }))}
        validate={REQUIRED}
        row={false}
      />
      <FormDataConsumer<Values>>
        {({ formData: { resolution, lostParcel } }) => (
          <>
            {resolution !== 'refused' && (
              <BooleanInput
                source="lostParcel"
                label="claims.resolve.lostParcel"
                helperText="claims.resolve.lostParcelHelp"
              />
            )}
            {resolution === 'refund' && (
              <>
                <AmountInput
                  source="amount"
                  label={translate('common.amount', { currency: left.product.currency })}
                  currency={left.product.currency}
                />
                <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
                  {translate('claims.resolve.refundable', { amount: money(lostParcel ? left.whole : left.product) })}
                </Box>
              </>
            )}
            <ReasonInput label="claims.resolve.reason" optional={resolution !== 'refused'} rows={3} />
          </>
        )}
      </FormDataConsumer>
    </ActionDialogButton>
  );
}

function toEvent(
  { sid, left }: AdminClaimView,
  { resolution, lostParcel, amount, reason }: Values,
): Input<'admin/order-events'> {
  const message = reason.trim();
  return {
    event: 'claim_resolved',
    sid,
    resolution,
    ...(resolution !== 'refused' && lostParcel && { lostParcel }),
    ...(resolution === 'refund' && { amount: toMinorUnits(amount, left.product.currency) }),
    ...(message && { reason: message }),
  };
}
