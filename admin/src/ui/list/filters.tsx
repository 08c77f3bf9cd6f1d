import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FilterLiveSearch, useListContext, useTranslate } from 'react-admin';
import { toDateTimeInput } from '../../i18n/format';
import { useCountryChoices } from '../../i18n/useCountryChoices';
import { useFormat } from '../../i18n/useFormat';

interface FilterProps {
  source: string;
  /** Translation key. */
  label: string;
}

/** Filters a list while the user types. */
export function SearchFilter({ source, label }: FilterProps) {
  const translate = useTranslate();
  return (
    <FilterLiveSearch
      source={source}
      label={translate(label)}
      hiddenLabel
      slotProps={{ htmlInput: { 'aria-label': translate(label), maxLength: 200 } }}
      sx={{ m: 0, minWidth: { sm: 320 } }}
    />
  );
}

interface SelectFilterProps extends FilterProps {
  /** Translation key of the choice that removes the filter. */
  anyLabel: string;
  choices: readonly string[];
  /** Prefix of the choices' translation keys, or a function. */
  choiceLabels: string | ((choice: string) => string);
}

/** Filters a list by one value of a field. A link may filter by several, which are shown as one more choice. */
export function SelectFilter({ source, label, anyLabel, choices, choiceLabels }: SelectFilterProps) {
  const translate = useTranslate();
  const [value, setValue] = useFilterValue(source);
  const several = Array.isArray(value) ? value : null;
  const labelOf = (choice: string) =>
    typeof choiceLabels === 'string' ? translate(`${choiceLabels}.${choice}`) : choiceLabels(choice);
  return (
    <TextField
      select
      margin="none"
      hiddenLabel
      value={String(value)}
      onChange={({ target }) => setValue(target.value)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': translate(label) } } }}
      sx={{ minWidth: 128, maxWidth: 220 }}
    >
      <MenuItem value="">{translate(anyLabel)}</MenuItem>
      {several && <MenuItem value={String(several)}>{several.map(labelOf).join(' · ')}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {labelOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface DateFilterProps extends FilterProps {
  /** Filters by an instant, entered in the local time zone, instead of a day. */
  withTime?: boolean;
}

/** Filters a list by a day or an instant. */
export function DateFilter({ source, label, withTime = false }: DateFilterProps) {
  const translate = useTranslate();
  const [value, setValue] = useFilterValue(source);
  return (
    <TextField
      type={withTime ? 'datetime-local' : 'date'}
      margin="none"
      size="small"
      label={translate(label)}
      value={withTime && value ? toDateTimeInput(String(value)) : value}
      onChange={({ target }) =>
        setValue(withTime && target.value ? new Date(target.value).toISOString() : target.value)
      }
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 150 }}
    />
  );
}

/** Filters a list by the first and the last day of a period, side by side. */
export function PeriodFilter() {
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: { sm: 308 }, '& > *': { flex: '1 1 0' } }}>
      <DateFilter source="from" label="common.from" />
      <DateFilter source="to" label="common.to" />
    </Box>
  );
}

/** Filters a list by a country. */
export function CountryFilter() {
  const { country } = useFormat();
  const countries = useCountryChoices();
  return (
    <SelectFilter
      source="country"
      label="common.country"
      anyLabel="common.anyCountry"
      choices={countries.map(({ id }) => id)}
      choiceLabels={country}
    />
  );
}

/** The value of a field in the list's filter; an empty text removes it. */
function useFilterValue(source: string): [string | readonly string[], (value: string) => void] {
  const { filterValues, setFilters } = useListContext();
  const { [source]: value = '', ...others } = filterValues as Record<string, string | readonly string[]>;
  return [value, (next) => setFilters(next ? { ...others, [source]: next } : others)];
}
