import type { ReactElement } from 'react';
import { BulkToolbar } from './BulkToolbar';

/** What a `DataTable` gets to offer bulk actions. */
export function bulkProps(actions: ReactElement) {
  return { bulkActionButtons: actions, bulkActionsToolbar: <BulkToolbar>{actions}</BulkToolbar> };
}
