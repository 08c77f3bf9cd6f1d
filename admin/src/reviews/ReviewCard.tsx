import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminReviewView } from '@shop/contract';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { ReviewDeeds } from './ReviewDeeds';
import { ReviewState } from './ReviewState';
import { Stars } from './Stars';

/** A review whole, with what can be done about it: it is read and decided in one place. */
export function ReviewCard({ review }: { review: AdminReviewView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const { product, rating, text, state, decidedBy, publishedAt, rejectedAt } = review;
  const decidedAt = publishedAt ?? rejectedAt;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Stars rating={rating} /> {product}
        </Typography>
        <ReviewState state={state} />
      </Box>
      {text ? (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{text}</Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{translate('reviews.noText')}</Box>
      )}
      <Origin review={review} />
      {decidedAt && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[translate(`reviews.is.${state}`), time(decidedAt), decidedBy].filter(Boolean).join(' · ')}
        </Box>
      )}
      <ReviewDeeds review={review} />
    </Box>
  );
}

/** Who wrote it, when, and of which order. */
function Origin({ review: { email, country, orderId, submittedAt } }: { review: AdminReviewView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time, country: nameOf } = useReading();
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {[email ?? translate('reviews.gone'), nameOf(country), time(submittedAt)].join(' · ')}
      {orderId && (
        <>
          {' · '}
          <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link>
        </>
      )}
    </Box>
  );
}
