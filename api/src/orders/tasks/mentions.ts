import type { Tx } from '../../common/public';
import type { StaffEventBody } from '../admin/staff-events';
import { eventDataError } from '../workflow/flow-api-error';
import { findInactiveStaff, insertMentions } from './order-tasks.queries';

/**
 * Stores whom an internal note mentions, after the note.
 * @throws {ApiError} `validation_failed` (422) for another event, a note to the customer, or an account that is not active staff
 */
export async function storeMentions(
  tx: Tx,
  orderId: string,
  { event, visibility = 'internal', mentions = [] }: StaffEventBody,
): Promise<void> {
  if (mentions.length === 0) return;
  const isInternalNote = event === 'note_added' && visibility === 'internal';
  if (!isInternalNote || (await findInactiveStaff(tx, mentions)).length > 0)
    throw eventDataError('mentions', 'invalid');
  await insertMentions(tx, orderId, mentions);
}
