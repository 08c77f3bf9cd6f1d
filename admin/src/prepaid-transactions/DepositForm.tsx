import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminPrepaidTransactionView } from '@shop/contract';
import { useState } from 'react';
import {
  CreateBase,
  email,
  Form,
  Link,
  required,
  TextInput,
  useCreateContext,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { Refused } from '../api/refused';
import { AmountInput, minorUnits } from '../ui/AmountInput';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { ResellerFound } from './ResellerFound';

interface Typed {
  accountEmail: string;
  /** Yuan, as typed. */
  amount: string;
  memo: string;
}

const wanted = [required()];
const address = [required(), email()];
const toDeposit = ({ accountEmail, amount, memo }: Typed) => ({
  accountEmail: accountEmail.trim(),
  type: 'deposit',
  amount: minorUnits(amount, 'CNY'),
  memo: memo.trim(),
});

/** Records what a reseller paid in; however often it is sent, it is recorded once. */
export function DepositForm() {
  const [intention] = useState(() => crypto.randomUUID());
  const outcome = useOutcome();
  return (
    <CreateBase
      resource="prepaid-transactions"
      transform={toDeposit}
      mutationOptions={{ meta: { intention }, ...outcome }}
    >
      <DepositPage />
    </CreateBase>
  );
}

function useOutcome() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { money } = useReading();
  return {
    onSuccess: ({ amount, balanceAfter, waiting }: AdminPrepaidTransactionView) => {
      if (waiting) {
        notify(translate('prepaid.waits', { amount: money(amount) }), { type: 'info', autoHideDuration: 10_000 });
        return redirect('list', 'prepaid-requests');
      }
      notify(translate('prepaid.done', { amount: money(amount), balance: money(balanceAfter) }), { type: 'success' });
      redirect('list', 'prepaid-transactions');
    },
    onError: (error: unknown) => {
      if (!(error instanceof Refused)) return notify('errors.unexpected', { type: 'error' });
      if (error.problem?.code === 'idempotency_key_reused') {
        notify('errors.depositSentBefore', { type: 'warning', autoHideDuration: 10_000 });
        return redirect('list', 'prepaid-transactions');
      }
      return Object.keys(error.body.errors).length > 0
        ? undefined
        : notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    },
  };
}

function DepositPage() {
  const translate = useTranslate();
  const { saving } = useCreateContext();
  return (
    <Box sx={{ pt: 2.5, maxWidth: 520 }}>
      <Link to="/prepaid-transactions" sx={{ typography: 'body2' }}>
        {translate('resources.prepaid-transactions.name', { smart_count: 2 })}
      </Link>
      <Box sx={{ mt: 1.5 }}>
        <PageTitle title={translate('prepaid.deposit')} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('prepaid.words')}</Typography>
      <Form noValidate disableInvalidFormNotification defaultValues={EMPTY}>
        <TextInput
          source="accountEmail"
          type="email"
          label="prepaid.accountEmail"
          validate={address}
          autoComplete="off"
          helperText={<ResellerFound />}
        />
        <AmountInput source="amount" label="prepaid.amount" currency="CNY" />
        <TextInput
          source="memo"
          label="events.memo"
          helperText="prepaid.memoHelp"
          validate={wanted}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Button type="submit" variant="contained" disabled={saving} sx={{ mt: 2 }}>
          {translate('prepaid.submit')}
        </Button>
      </Form>
    </Box>
  );
}

const EMPTY: Typed = { accountEmail: '', amount: '', memo: '' };
