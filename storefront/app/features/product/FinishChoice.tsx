import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { toggleFinish } from '../item/finishes';
import choice from '../../ui/Choice.module.css';
import styles from './SizeForm.module.css';

interface FinishChoiceProps {
  offered: ProductView['finishes'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
}

/** The finishes on offer, side by side; those chosen explain themselves. */
export function FinishChoice({ offered, chosen, onChange, error }: FinishChoiceProps) {
  const { t } = useTranslation('product');
  const notes = offered.filter(({ code, note }) => chosen.includes(code) && note !== '');
  return (
    <fieldset className={`${choice.choice} ${styles.choice}`}>
      <legend className={choice.legend}>{t('field.finishes')}</legend>
      <div className={styles.finishes}>
        {offered.map(({ code, name, free }) => (
          <label key={code} className={choice.option}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={() => onChange(toggleFinish(chosen, code, offered))}
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
