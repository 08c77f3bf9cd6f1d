import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { AdminReviewView, Input } from '@shop/contract';
import { useListContext, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionButton } from '../ui/ActionButton';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { Stars } from './Stars';

type Decision = Input<'admin/review-decision'>['decision'];

/** A review with the buttons to publish or reject it. */
export function ReviewCard({ review }: { review: AdminReviewView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { selectedIds, onToggleItem } = useListContext<AdminReviewView>();
  const { product, rating, text, state, decidedBy, publishedAt, rejectedAt } = review;
  const decidedAt = publishedAt ?? rejectedAt;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Checkbox
            size="small"
            sx={{ p: 0, mr: 1 }}
            checked={selectedIds.includes(review.id)}
            onChange={() => onToggleItem(review.id)}
            slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
          />
          <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Stars rating={rating} /> {product}
          </Typography>
        </Box>
        <StatusChip kind="review" status={state} />
      </Box>
      {text ? (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{text}</Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{translate('reviews.noText')}</Box>
      )}
      <ReviewOrigin review={review} />
      {decidedAt && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[translate(`reviews.statuses.${state}`), time(decidedAt), decidedBy].filter(Boolean).join(' · ')}
        </Box>
      )}
      <ActionBar key={review.revision}>
        {state !== 'published' && <DecisionButton review={review} decision="published" />}
        {state !== 'rejected' && <DecisionButton review={review} decision="rejected" />}
      </ActionBar>
    </Box>
  );
}

/** Author, date and order of the review. */
function ReviewOrigin({ review: { email, country, orderId, submittedAt } }: { review: AdminReviewView }) {
  const translate = useTranslate();
  const { time, country: countryName } = useFormat();
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {[email ?? translate('reviews.closedAccount'), countryName(country), time(submittedAt)].join(' · ')}
      {orderId && (
        <>
          {' · '}
          <RecordLink resource="orders" id={orderId} />
        </>
      )}
    </Box>
  );
}

/** Needs no confirmation because the decision can be changed. */
function DecisionButton({ review: { id, revision }, decision }: { review: AdminReviewView; decision: Decision }) {
  const isPublish = decision === 'published';
  return (
    <ActionButton
      label={`reviews.action.${decision}`}
      size="small"
      variant={isPublish ? 'contained' : 'outlined'}
      color={isPublish ? 'primary' : 'error'}
      successMessage={`reviews.done.${decision}`}
      action={(idempotencyKey) =>
        callApi('admin/review-decision', { decision, revision }, { params: { id }, idempotencyKey })
      }
      once
    />
  );
}
