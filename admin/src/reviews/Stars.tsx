import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

const MAX_RATING = 5;

/** A rating of one to five stars. */
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
        {'★'.repeat(MAX_RATING - rating)}
      </Box>
    </Box>
  );
}
