import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { todayInChina } from '../i18n/format';
import { DownloadButton } from '../ui/DownloadButton';

/** Downloads the prepaid statement of a period; by default from the first of this month to today. */
export function StatementDownload({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const [today] = useState(() => todayInChina());
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const isInvalid = from === '' || to === '' || to < from;
  const dateInput = (label: string, value: string, onChange: (day: string) => void) => (
    <TextField
      type="date"
      margin="none"
      size="small"
      fullWidth={false}
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    />
  );
  return (
    <Box sx={{ pt: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        {dateInput('documents.from', from, setFrom)}
        {dateInput('documents.to', to, setTo)}
        {(['pdf', 'csv'] as const).map((format) => (
          <DownloadButton
            key={format}
            call="admin/prepaid-statement"
            params={{ id: accountId }}
            query={{ from, to, format }}
            label={`documents.${format}`}
            disabled={isInvalid}
            size="small"
          />
        ))}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('documents.timeZoneHelp')}</Box>
    </Box>
  );
}
