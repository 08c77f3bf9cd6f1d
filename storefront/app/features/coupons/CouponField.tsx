import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { TextField } from '../../ui/fields';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { fieldError, type Refusal } from '../api/refusal';
import { useSending } from '../api/useSending';
import type { CalledTerms } from '../quote/terms';
import styles from './CouponField.module.css';
import { useMyCoupons } from './useMyCoupons';

interface CouponFieldProps {
  /** The code in use; none where there is no coupon. */
  coupon: string | undefined;
  onChange: (coupon: string | undefined) => void;
  terms: CalledTerms;
  /** What the cart's quote was refused for. */
  refusal: Refusal | null;
}

/** A coupon for this order: one that one has, or one whose code one knows. It is tried before it counts. */
export function CouponField({ coupon, onChange, terms, refusal }: CouponFieldProps) {
  const { t } = useTranslation('cart');
  if (coupon !== undefined) {
    return (
      <div className={styles.used}>
        <IconTicket size={18} stroke={1.75} aria-hidden />
        <p>
          {t('coupon.used')} <span className="figures">{coupon}</span>
        </p>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
          {t('coupon.remove')}
        </Button>
        <div className={styles.problem}>
          <FieldError id="coupon-error" error={fieldError(refusal, 'coupon')} />
        </div>
      </div>
    );
  }
  return <Entering terms={terms} onChange={onChange} />;
}

function Entering({ terms, onChange }: Pick<CouponFieldProps, 'terms' | 'onChange'>) {
  const { t } = useTranslation('cart');
  const mine = useMyCoupons().filter(({ state }) => state === 'valid');
  const [typed, setTyped] = useState('');
  const { send, busy, refusal } = useSending((code: string) =>
    bearer.post('Cart/GetInstantQuote', { ...terms, coupon: code }),
  );

  async function tryOut(code: string) {
    if (code.trim() !== '' && (await send(code.trim()))) onChange(code.trim().toUpperCase());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void tryOut(typed);
  }

  const error = fieldError(refusal, 'coupon');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('coupon.label')}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={error}
      />
      <Button type="submit" variant="default" loading={busy} disabled={typed.trim() === ''}>
        {t('coupon.use')}
      </Button>
      {mine.length > 0 && (
        <ul className={styles.mine}>
          {mine.map(({ code, percent }) => (
            <li key={code}>
              <Button variant="subtle" size="compact-sm" disabled={busy} onClick={() => void tryOut(code)}>
                {t('coupon.mine', { code, percent })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!error && <RefusalNote refusal={refusal} />}
    </form>
  );
}
