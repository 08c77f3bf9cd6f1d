import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

interface ChoiceFieldProps {
  source: string;
  label: string;
  /** What stands for no choice. */
  any: string;
  choices: readonly { id: string; name: string }[];
}

/** Narrows a list to one value of a field. */
export function ChoiceField({ source, label, any, choices }: ChoiceFieldProps) {
  const { filterValues, setFilters } = useListContext();
  const { [source]: chosen = '', ...rest } = filterValues;
  return (
    <TextField
      select
      margin="none"
      hiddenLabel
      value={chosen}
      onChange={({ target }) => setFilters(target.value ? { ...rest, [source]: target.value } : rest)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      sx={{ minWidth: 128, maxWidth: 220 }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
