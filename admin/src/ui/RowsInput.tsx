import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
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

interface AddRowMenuProps {
  /** Translation key. */
  label: string;
  /** What rows can be added for; without choices there is no menu. */
  choices: readonly { code: string; name: string }[];
  /** The values of the new row. */
  toRow: (code: string) => Record<string, unknown>;
}

/** Adds a row for one of the choices. */
export function AddRowMenu({ label, choices, toRow }: AddRowMenuProps) {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (code: string) => {
    setAnchor(null);
    add(toRow(code));
  };
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifySelf: 'start', mt: 0.5 }}
      >
        {translate(label)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ code, name }) => (
          <MenuItem key={code} onClick={() => choose(code)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
