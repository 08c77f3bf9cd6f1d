import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

const MOST = 5;

/** One to five. */
export function Stars({ rating }: { rating: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('reviews.stars', { smart_count: rating })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {'★'.repeat(rating)}
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {'★'.repeat(MOST - rating)}
      </Box>
    </Box>
  );
}
