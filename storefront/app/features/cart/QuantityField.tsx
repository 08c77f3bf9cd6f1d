import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import type { CartLine } from './cart-actions';
import styles from './QuantityField.module.css';
import { useLineQuantity } from './useLineQuantity';

interface QuantityFieldProps {
  line: CartLine;
  /** Names the line for screen readers. */
  name: string;
  max: number;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
}

/** The quantity of a line, which is saved as it is typed. */
export function QuantityField({ line, name, max, onSaving, onSaved }: QuantityFieldProps) {
  const { t } = useTranslation('cart');
  const { text, error, change, leave } = useLineQuantity({ line, max, onSaving, onSaved });
  return (
    <TextField
      className={`${styles.quantity} tabular-nums`}
      label={
        <>
          {t('quantity.label')}
          <span className="visually-hidden"> {name}</span>
        </>
      }
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
      onFocus={(event) => event.currentTarget.select()}
      error={error}
    />
  );
}
