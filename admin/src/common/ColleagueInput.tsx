import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { StaffRole } from '../auth/roles';
import { useColleagues } from './useColleagues';

interface ColleagueInputProps {
  /** Translation key. */
  label: string;
  /** The id of the account; empty until one is chosen. */
  value: string;
  onChange: (accountId: string) => void;
  roles?: readonly StaffRole[];
}

/** Chooses a colleague for a bulk action. */
export function ColleagueInput({ label, value, onChange, roles }: ColleagueInputProps) {
  const translate = useTranslate();
  const { colleagues } = useColleagues({ roles });
  return (
    <TextField
      select
      fullWidth
      required
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ my: 1 }}
    >
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
