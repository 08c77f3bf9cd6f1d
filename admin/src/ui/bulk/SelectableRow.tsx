import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useMemo } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableConfigContext,
  DataTableRow,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';

/** The body of a table whose rows can be selected. */
export function SelectableBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={SelectableRow} />;
}

function SelectableRow({ children, ...props }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const withoutCheckbox = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  return (
    <DataTableConfigContext.Provider value={withoutCheckbox}>
      <DataTableRow {...props}>
        <TableCell padding="checkbox">
          <RowCheckbox />
        </TableCell>
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
}

/** Selects a row. Its name belongs to the input, not to the element around it as in react-admin's checkbox. */
function RowCheckbox() {
  const translate = useTranslate();
  const record = useRecordContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  if (!record || !handleToggleItem) return null;
  const isSelectable = !isRowSelectable || isRowSelectable(record);
  return (
    <Checkbox
      color="primary"
      checked={isSelectable && selectedIds?.includes(record.id) === true}
      disabled={!isSelectable}
      onClick={(event) => {
        event.stopPropagation();
        handleToggleItem(record.id, event);
      }}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
}
