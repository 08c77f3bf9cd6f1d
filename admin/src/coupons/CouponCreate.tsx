import type { AdminCouponView, Input } from '@shop/contract';
import {
  DateInput,
  email,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { CreatePage } from '../ui/CreatePage';

interface Values {
  percent: number | null;
  accountEmail: string | null;
  reason: string;
  /** The last day, `YYYY-MM-DD`. */
  validUntil: string | null;
}

const DEFAULT_VALUES: Values = { percent: null, accountEmail: '', reason: '', validUntil: '' };
const REQUIRED = [required()];
const PERCENT = [required(), minValue(1), maxValue(50)];
const EMAIL = [email()];

export function CouponCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: AdminCouponView) => {
    notify(translate('coupons.issued', { code: id }), { type: 'success', autoHideDuration: 10_000 });
    redirect('list', 'coupons');
  };
  return (
    <CreatePage<Values, AdminCouponView>
      resource="coupons"
      title="coupons.issue"
      description="coupons.description"
      submitLabel="coupons.issue"
      defaultValues={DEFAULT_VALUES}
      transform={toCoupon}
      onSuccess={onSuccess}
    >
      <NumberInput
        source="percent"
        label="coupons.percent"
        min={1}
        max={50}
        step={1}
        validate={PERCENT}
        sx={{ maxWidth: 160 }}
      />
      <TextInput
        source="accountEmail"
        type="email"
        label="coupons.accountEmail"
        helperText="coupons.accountEmailHelp"
        validate={EMAIL}
        autoComplete="off"
      />
      <TextInput
        source="reason"
        label="coupons.reason"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <DateInput
        source="validUntil"
        label="coupons.validUntil"
        helperText="coupons.validUntilHelp"
        sx={{ maxWidth: 240 }}
      />
    </CreatePage>
  );
}

function toCoupon({ percent, accountEmail, reason, validUntil }: Values): Input<'admin/coupon-issue'> {
  return {
    percent: Number(percent),
    reason: reason.trim(),
    ...(accountEmail?.trim() && { accountEmail: accountEmail.trim() }),
    ...(validUntil && { validUntil: new Date(`${validUntil}T23:59:59`).toISOString() }),
  };
}
