import type { AdminPrepaidTransactionView } from '@shop/contract';
import { email, required, TextInput, useNotify, useRedirect, useTranslate } from 'react-admin';
import { hasErrorCode } from '../api/api-error';
import { useFormat } from '../i18n/useFormat';
import { AmountInput, toMinorUnits } from '../ui/AmountInput';
import { CreatePage } from '../ui/CreatePage';
import { ResellerHint } from './ResellerHint';

interface Values {
  accountEmail: string;
  /** In yuan, as typed. */
  amount: string;
  memo: string;
}

const DEFAULT_VALUES: Values = { accountEmail: '', amount: '', memo: '' };
const REQUIRED = [required()];
const EMAIL = [required(), email()];

/** Records a reseller's deposit. Above a configured amount a second person must approve it. */
export function DepositCreate() {
  const result = useDepositResult();
  return (
    <CreatePage<Values, AdminPrepaidTransactionView>
      resource="prepaid-transactions"
      title="prepaid.deposit"
      description="prepaid.description"
      submitLabel="prepaid.submit"
      defaultValues={DEFAULT_VALUES}
      transform={({ accountEmail, amount, memo }) => ({
        accountEmail: accountEmail.trim(),
        type: 'deposit',
        amount: toMinorUnits(amount, 'CNY'),
        memo: memo.trim(),
      })}
      {...result}
    >
      <TextInput
        source="accountEmail"
        type="email"
        label="prepaid.accountEmail"
        validate={EMAIL}
        autoComplete="off"
        helperText={<ResellerHint />}
      />
      <AmountInput source="amount" label="prepaid.amount" currency="CNY" />
      <TextInput
        source="memo"
        label="common.memo"
        helperText="prepaid.memoHelp"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </CreatePage>
  );
}

function useDepositResult() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { money } = useFormat();
  return {
    onSuccess: ({ amount, balanceAfter, waiting }: AdminPrepaidTransactionView) => {
      if (waiting) {
        const message = translate('prepaid.awaitingApproval', { amount: money(amount) });
        notify(message, { type: 'info', autoHideDuration: 10_000 });
        redirect('list', 'prepaid-requests');
      } else {
        const message = translate('prepaid.done', { amount: money(amount), balance: money(balanceAfter) });
        notify(message, { type: 'success' });
        redirect('list', 'prepaid-transactions');
      }
    },
    onError: (error: unknown) => {
      const wasAlreadySent = hasErrorCode(error, 'idempotency_key_reused');
      if (wasAlreadySent) {
        notify('errors.depositAlreadySent', { type: 'warning', autoHideDuration: 10_000 });
        redirect('list', 'prepaid-transactions');
      }
      return wasAlreadySent;
    },
  };
}
