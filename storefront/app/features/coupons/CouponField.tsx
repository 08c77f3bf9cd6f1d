import { type ApiError, fieldError } from '@shop/api-client';
import { IconTicket } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { FieldError } from '../../ui/Field';
import { TextField } from '../../ui/fields';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import type { RequestTerms } from '../quote/terms';
import styles from './CouponField.module.css';
import { useMyCoupons } from './useMyCoupons';

interface CouponFieldProps {
  /** The applied code. */
  coupon: string | undefined;
  onChange: (coupon: string | undefined) => void;
  terms: RequestTerms;
  /** The error of the cart's quote, which may concern the coupon. */
  error: ApiError | null;
}

/** Applies a coupon by its code, or one of the customer's own. A code is validated with a quote first. */
export function CouponField({ coupon, onChange, terms, error }: CouponFieldProps) {
  const { t } = useTranslation('cart');
  if (coupon !== undefined) {
    return (
      <div className={styles.applied}>
        <IconTicket size={18} stroke={1.75} aria-hidden />
        <p>
          {t('coupon.used')} <span className="tabular-nums">{coupon}</span>
        </p>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
          {t('coupon.remove')}
        </Button>
        <div className={styles.problem}>
          <FieldError id="coupon-error" error={fieldError(error, 'coupon')} />
        </div>
      </div>
    );
  }
  return <CouponForm terms={terms} onChange={onChange} />;
}

function CouponForm({ terms, onChange }: Pick<CouponFieldProps, 'terms' | 'onChange'>) {
  const { t } = useTranslation('cart');
  const myCoupons = useMyCoupons().filter(({ state }) => state === 'valid');
  const [input, setInput] = useState('');
  const { mutate, isPending, error } = useMutation((code: string) =>
    api.call('Cart/GetInstantQuote', { ...terms, coupon: code }),
  );

  async function apply(code: string) {
    if (code.trim() !== '' && (await mutate(code.trim()))) onChange(code.trim().toUpperCase());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void apply(input);
  }

  const couponError = fieldError(error, 'coupon');
  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('coupon.label')}
        value={input}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        onChange={(event) => setInput(event.currentTarget.value)}
        error={couponError}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={input.trim() === ''}>
        {t('coupon.use')}
      </Button>
      {myCoupons.length > 0 && (
        <ul className={styles.coupons}>
          {myCoupons.map(({ code, percent }) => (
            <li key={code}>
              <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={() => void apply(code)}>
                {t('coupon.mine', { code, percent })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!couponError && <ErrorMessage error={error} />}
    </ScriptForm>
  );
}
