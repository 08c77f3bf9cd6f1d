import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

/** Shows that a request is being sent; `share` is the sent share of a file, 0 to 1, and null without a file. */
export function UploadProgress({ share }: { share: number | null }) {
  const translate = useTranslate();
  const { percent } = useFormat();
  const text =
    share === null ? translate('common.sending') : translate('common.uploading', { percent: percent(share) });
  const bar = share === null ? {} : ({ variant: 'determinate', value: share * 100 } as const);
  return (
    <Box role="status" sx={{ mt: 2, typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {text}
      <LinearProgress {...bar} aria-label={text} sx={{ mt: 0.5, height: 3 }} />
    </Box>
  );
}
