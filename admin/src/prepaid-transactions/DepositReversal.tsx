import type { AdminPrepaidTransactionView } from '@shop/contract';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { ReasonInput } from '../ui/ReasonInput';
import { StatusChip } from '../ui/StatusChip';

/** Reverses a deposit, or shows the status of its reversal. The refund of an order is not reversed. */
export function DepositReversal({ transaction }: { transaction: AdminPrepaidTransactionView }) {
  const { money } = useFormat();
  const { id, type, orderId, reversal, amount, accountEmail } = transaction;
  if (type !== 'deposit' || orderId !== undefined) return null;
  if (reversal) return <StatusChip kind="depositReversal" status={reversal} />;
  return (
    <ActionDialogButton
      texts="prepaid.reverse"
      textValues={{ amount: money(amount), account: accountEmail }}
      variant="text"
      color="inherit"
      size="small"
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }, idempotencyKey) =>
        callApi('admin/prepaid-reversal', { reason: reason.trim() }, { params: { id }, idempotencyKey })
      }
      destructive
    >
      <ReasonInput label="prepaid.reverse.reason" helperText="prepaid.reverse.reasonHelp" maxLength={500} rows={1} />
    </ActionDialogButton>
  );
}
