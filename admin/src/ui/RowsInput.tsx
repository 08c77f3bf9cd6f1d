import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin';

interface RowsInputProps {
  source: string;
  /** The inputs of a row; their sources are relative to it. `useSimpleFormIteratorItem` removes the row. */
  renderRow: (index: number) => ReactNode;
  /** Below the rows, such as an `AddRowButton`. */
  children?: ReactNode;
}

/** Edits a list of objects. */
export function RowsInput({ source, renderRow, children }: RowsInputProps) {
  return (
    <ArrayInputBase source={source}>
      <SimpleFormIteratorBase>
        <Rows renderRow={renderRow} />
        {children}
      </SimpleFormIteratorBase>
    </ArrayInputBase>
  );
}

function Rows({ renderRow }: Pick<RowsInputProps, 'renderRow'>) {
  const { fields } = useArrayInput();
  return fields.map(({ id }, index) => (
    <SimpleFormIteratorItemBase key={id} index={index}>
      {renderRow(index)}
    </SimpleFormIteratorItemBase>
  ));
}

interface AddRowButtonProps {
  /** Translation key. */
  label: string;
  /** The values of the new row. */
  row: Record<string, unknown>;
  /** The button is hidden once there are as many rows. */
  maxRows?: number;
}

export function AddRowButton({ label, row, maxRows = Infinity }: AddRowButtonProps) {
  const translate = useTranslate();
  const { add, total } = useSimpleFormIterator();
  if (total >= maxRows) return null;
  return (
    <Button startIcon={<AddIcon />} size="small" onClick={() => add(row)} sx={{ justifySelf: 'start', mt: 0.5 }}>
      {translate(label)}
    </Button>
  );
}
