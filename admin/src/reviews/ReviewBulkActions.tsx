import type { AdminReviewView, Input } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { BulkActionButton } from '../ui/bulk/BulkActionButton';
import { BulkToolbar } from '../ui/bulk/BulkToolbar';

/** Publishes or rejects the selected reviews. */
export function ReviewBulkActions() {
  return (
    <BulkToolbar>
      <DecideButton decision="published" />
      <DecideButton decision="rejected" />
    </BulkToolbar>
  );
}

function DecideButton({ decision }: Pick<Input<'admin/review-decision'>, 'decision'>) {
  const translate = useTranslate();
  return (
    <BulkActionButton<AdminReviewView>
      label={`reviews.action.${decision}`}
      color={decision === 'rejected' ? 'error' : 'primary'}
      nameOf={({ product, rating, email }) =>
        `${product} · ${rating} ★ · ${email ?? translate('reviews.closedAccount')}`
      }
      command={({ id, revision }, idempotencyKey) =>
        callApi('admin/review-decision', { decision, revision }, { params: { id }, idempotencyKey })
      }
    />
  );
}
