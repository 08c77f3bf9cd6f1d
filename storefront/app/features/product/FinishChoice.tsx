import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { RadioGroup } from '../../ui/RadioGroup';
import radioGroup from '../../ui/RadioGroup.module.css';
import { withToggledFinish } from '../item/finishes';
import { Difference, useDifference } from './Difference';
import styles from './ItemFields.module.css';
import type { OptionPrices } from './option-prices';

interface FinishChoiceProps {
  product: ProductView;
  chosen: readonly string[];
  prices: OptionPrices | null;
  onChange: (chosen: string[]) => void;
  error?: string;
}

/**
 * The finishes offered, with an explanation of each selected one: radio buttons for groups that need a choice,
 * checkboxes for the others.
 */
export function FinishChoice({ product, chosen, prices, onChange, error }: FinishChoiceProps) {
  const { t } = useTranslation('product');
  const differenceOf = useDifference(prices);
  const { finishes, finishRules } = product;
  const notes = finishes.filter(({ code, note }) => chosen.includes(code) && note !== '');
  const groups = finishRules.oneOf.map((group) => finishes.filter(({ code }) => group.includes(code)));
  const others = finishes.filter((finish) => !groups.some((group) => group.includes(finish)));
  const toggle = (code: string) => onChange(withToggledFinish(product, chosen, code));
  return (
    <fieldset className={`${radioGroup.group} ${styles.choice}`}>
      <legend className={radioGroup.legend}>{t('field.finishes')}</legend>
      {groups.map((group) => {
        const selected = group.find(({ code }) => chosen.includes(code))?.code ?? '';
        return (
          <RadioGroup
            key={group.map(({ code }) => code).join()}
            legend={t('field.oneOf')}
            options={group.map(({ code, name }) => ({
              value: code,
              label: (
                <>
                  {name} <Difference text={differenceOf(`finish ${code}`, code === selected)} />
                </>
              ),
            }))}
            value={selected}
            onChange={toggle}
            columns={group.length <= 3 ? group.length : undefined}
          />
        );
      })}
      <div className={styles.finishes}>
        {others.map(({ code, name }) => (
          <label key={code} className={radioGroup.option}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
            <span className={styles.finish}>
              {name} <Difference text={differenceOf(`finish ${code}`)} />
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
