import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

interface DateFieldProps {
  source: string;
  label: string;
  /** With the time of day, in the reader's zone; the filter has it as an instant. */
  withTime?: boolean;
}

/** Narrows a list to a day, or to an instant. */
export function DateField({ source, label, withTime = false }: DateFieldProps) {
  const { filterValues, setFilters } = useListContext();
  const { [source]: chosen = '', ...rest } = filterValues as Record<string, string>;
  const change = (typed: string) => {
    if (!typed) return setFilters(rest);
    const value = withTime ? new Date(typed).toISOString() : typed;
    return setFilters({ ...rest, [source]: value });
  };
  return (
    <TextField
      type={withTime ? 'datetime-local' : 'date'}
      margin="none"
      size="small"
      label={label}
      value={withTime && chosen ? localTime(chosen) : chosen}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 150 }}
    />
  );
}

function localTime(instant: string): string {
  const date = new Date(instant);
  const there = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return there.toISOString().slice(0, 16);
}
