import { useId, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<V extends string | number> {
  legend: string;
  options: readonly { value: V; label: ReactNode; name?: string }[];
  value: V;
  onChange: (value: V) => void;
  /** The number of columns; as many as fit by default. */
  columns?: number;
}

/** Radio buttons styled as a row of options. */
export function RadioGroup<V extends string | number>({
  legend,
  options,
  value,
  onChange,
  columns,
}: RadioGroupProps<V>) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div
        className={styles.options}
        style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.name}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.name}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
