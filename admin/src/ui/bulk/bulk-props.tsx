import type { ReactElement } from 'react';
import { BulkToolbar } from './BulkToolbar';
import { SelectableBody } from './SelectableRow';

/** What a `DataTable` gets to offer bulk actions. */
export function bulkProps(actions: ReactElement) {
  return {
    body: SelectableBody,
    bulkActionButtons: actions,
    bulkActionsToolbar: <BulkToolbar>{actions}</BulkToolbar>,
  };
}
