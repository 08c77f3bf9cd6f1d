import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useReading } from '../../ui/reading';

/** That something is on its way; of a file, how much of it. */
export function Sending({ progress }: { progress: number | null }) {
  const translate = useTranslate();
  const { percent } = useReading();
  const text =
    progress === null ? translate('events.sending') : translate('events.uploading', { percent: percent(progress) });
  const value = progress === null ? {} : ({ variant: 'determinate', value: progress * 100 } as const);
  return (
    <Box role="status" sx={{ mt: 2, typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {text}
      <LinearProgress {...value} aria-label={text} sx={{ mt: 0.5, height: 3 }} />
    </Box>
  );
}
