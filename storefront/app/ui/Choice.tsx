import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<V extends string | number> {
  legend: string;
  options: readonly { value: V; label: ReactNode; name?: string }[];
  value: V;
  onChange: (value: V) => void;
  /** How many stand side by side; as many as fit without. */
  columns?: number;
}

/** One of a few, all in sight. */
export function Choice<V extends string | number>({ legend, options, value, onChange, columns }: ChoiceProps<V>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options} style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}>
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
