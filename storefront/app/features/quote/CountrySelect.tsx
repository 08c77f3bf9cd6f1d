import { SelectField } from '../../ui/fields';
import { useIsNear } from '../../ui/useIsNear';
import { useCountries, useCountryName } from '../addresses/useCountries';

interface CountrySelectProps {
  label: string;
  error?: string;
  /** ISO 3166-1 alpha-2. */
  value: string;
  onChange: (country: string) => void;
}

/**
 * Selects a country that the shop ships to. Server-rendered pages contain only the selected one; the others are loaded
 * when the field comes near the visible part of the page.
 */
export function CountrySelect({ value, onChange, ...field }: CountrySelectProps) {
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  const countries = useCountries(isNear);
  const nameOf = useCountryName();
  return (
    <div ref={ref}>
      <SelectField
        {...field}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
      >
        {!countries.some(({ code }) => code === value) && (
          <option value={value} suppressHydrationWarning>
            {nameOf(value)}
          </option>
        )}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
