import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BLEED_FILLS, type BleedFill } from '@shop/contract';
import { useTranslate } from 'react-admin';

const AS_CHOSEN = 'asChosen';

/** What press-ready files print in the bleed where the artwork ends at the finished size. */
export function BleedSelect({
  value,
  onChange,
}: {
  /** Undefined: as the customer of each item chose. */
  value: BleedFill | undefined;
  onChange: (fill: BleedFill | undefined) => void;
}) {
  const translate = useTranslate();
  return (
    <TextField
      select
      margin="none"
      fullWidth={false}
      label={translate('production.bleed.label')}
      value={value ?? AS_CHOSEN}
      onChange={({ target }) => onChange(BLEED_FILLS.find((fill) => fill === target.value))}
      sx={{ minWidth: 240 }}
    >
      {[AS_CHOSEN, ...BLEED_FILLS].map((fill) => (
        <MenuItem key={fill} value={fill} sx={{ minHeight: 48 }}>
          {translate(`production.bleed.${fill}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
