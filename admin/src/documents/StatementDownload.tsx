import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DownloadButton } from './DownloadButton';

const CHINA_MS = 8 * 3_600_000;

/** The prepaid statement of a period: from the first of this month until today, where nothing else is chosen. */
export function StatementDownload({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const [today] = useState(() => new Date(Date.now() + CHINA_MS).toISOString().slice(0, 10));
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const disabled = from === '' || to === '' || to < from;
  const day = (label: string, value: string, set: (day: string) => void) => (
    <TextField
      type="date"
      margin="none"
      size="small"
      fullWidth={false}
      label={translate(label)}
      value={value}
      onChange={({ target }) => set(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    />
  );
  return (
    <Box sx={{ pt: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        {day('documents.from', from, setFrom)}
        {day('documents.to', to, setTo)}
        {(['pdf', 'csv'] as const).map((format) => (
          <DownloadButton
            key={format}
            path={`accounts/${accountId}/prepaid-statement?${String(new URLSearchParams({ from, to, format }))}`}
            label={translate(`documents.${format}`)}
            disabled={disabled}
          />
        ))}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('documents.days')}</Box>
    </Box>
  );
}
