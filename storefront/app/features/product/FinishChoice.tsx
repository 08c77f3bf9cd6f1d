import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import radioGroup from '../../ui/RadioGroup.module.css';
import { withToggledFinish } from '../item/finishes';
import styles from './ItemFields.module.css';

interface FinishChoiceProps {
  product: ProductView;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
}

/** The finishes offered as checkboxes, with an explanation of each selected one. */
export function FinishChoice({ product, chosen, onChange, error }: FinishChoiceProps) {
  const { t } = useTranslation('product');
  const notes = product.finishes.filter(({ code, note }) => chosen.includes(code) && note !== '');
  return (
    <fieldset className={`${radioGroup.group} ${styles.choice}`}>
      <legend className={radioGroup.legend}>{t('field.finishes')}</legend>
      <div className={styles.finishes}>
        {product.finishes.map(({ code, name, free }) => (
          <label key={code} className={radioGroup.option}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={() => onChange(withToggledFinish(product, chosen, code))}
            />
            <span className={styles.finish}>
              {name}
              {free && <small className={styles.free}>{t('free')}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError error={error} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ code, note }) => (
            <li key={code}>{note}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
