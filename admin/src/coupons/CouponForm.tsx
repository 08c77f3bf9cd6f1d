import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminCouponView, Input } from '@shop/contract';
import { useState } from 'react';
import {
  CreateBase,
  DateInput,
  email,
  Form,
  Link,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useCreateContext,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { Refused } from '../api/refused';
import { PageTitle } from '../ui/PageTitle';

interface Typed {
  percent: number;
  accountEmail: string;
  reason: string;
  /** `YYYY-MM-DD`: its last day. */
  validUntil: string;
}

const wanted = [required()];
const percentage = [required(), minValue(1), maxValue(50)];
const address = [email()];

/** Issues one coupon, however often it is sent. */
export function CouponForm() {
  const [intention] = useState(() => crypto.randomUUID());
  const outcome = useOutcome();
  return (
    <CreateBase resource="coupons" transform={couponOf} mutationOptions={{ meta: { intention }, ...outcome }}>
      <IssuePage />
    </CreateBase>
  );
}

function couponOf({ percent, accountEmail, reason, validUntil }: Typed): Input<'admin/coupon-issue'> {
  return {
    percent: Number(percent),
    reason: reason.trim(),
    ...(accountEmail?.trim() && { accountEmail: accountEmail.trim() }),
    ...(validUntil && { validUntil: new Date(`${validUntil}T23:59:59`).toISOString() }),
  };
}

function useOutcome() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess: ({ id }: AdminCouponView) => {
      notify(translate('coupons.done', { code: id }), { type: 'success', autoHideDuration: 10_000 });
      redirect('list', 'coupons');
    },
    onError: (error: unknown) => {
      if (!(error instanceof Refused)) return notify('errors.unexpected', { type: 'error' });
      if (Object.keys(error.body.errors).length > 0) return undefined;
      return notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    },
  };
}

function IssuePage() {
  const translate = useTranslate();
  const { saving } = useCreateContext();
  return (
    <Box sx={{ pt: 2.5, maxWidth: 520 }}>
      <Link to="/coupons" sx={{ typography: 'body2' }}>
        {translate('resources.coupons.name', { smart_count: 2 })}
      </Link>
      <Box sx={{ mt: 1.5 }}>
        <PageTitle title={translate('coupons.issue')} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('coupons.words')}</Typography>
      <Form noValidate disableInvalidFormNotification>
        <NumberInput
          source="percent"
          label="coupons.percent"
          min={1}
          max={50}
          step={1}
          validate={percentage}
          sx={{ maxWidth: 160 }}
        />
        <TextInput
          source="accountEmail"
          type="email"
          label="coupons.accountEmail"
          helperText="coupons.accountHelp"
          validate={address}
          autoComplete="off"
        />
        <TextInput
          source="reason"
          label="coupons.reason"
          validate={wanted}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <DateInput
          source="validUntil"
          label="coupons.validUntil"
          helperText="coupons.untilHelp"
          sx={{ maxWidth: 240 }}
        />
        <Button type="submit" variant="contained" disabled={saving} sx={{ mt: 2 }}>
          {translate('coupons.issue')}
        </Button>
      </Form>
    </Box>
  );
}
