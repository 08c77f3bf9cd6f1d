import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import type { LineDraft, LineField } from './quote-draft';

const MAX_LINES = 100;
const NEW_LINE: LineDraft = { price: '', grams: '', label: '', quantity: '1' };

interface QuoteLinesInputProps {
  request: AdminQuoteRequestView;
  lines: readonly LineDraft[];
  /** The invalid fields of each line; empty until the form is submitted. */
  invalidFields: readonly LineField[][];
  onChange: (lines: LineDraft[]) => void;
}

/** A price for each item; for a purchase any number of lines with label and quantity. */
export function QuoteLinesInput({ request: { wish, items }, lines, invalidFields, onChange }: QuoteLinesInputProps) {
  const translate = useTranslate();
  const isPurchase = wish !== null;
  const changeLine = (index: number, change: Partial<LineDraft>) =>
    onChange(lines.map((line, other) => (other === index ? { ...line, ...change } : line)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lines.map((line, index) => (
        <LineInputs
          key={index}
          line={line}
          itemTitle={isPurchase ? undefined : `${index + 1}. ${items[index]?.name ?? ''}`}
          needsWeight={isPurchase || items[index]?.fen === null}
          invalidFields={invalidFields[index] ?? []}
          onChange={(change) => changeLine(index, change)}
          onRemove={
            isPurchase && lines.length > 1 ? () => onChange(lines.filter((_, other) => other !== index)) : undefined
          }
        />
      ))}
      {isPurchase && lines.length < MAX_LINES && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => onChange([...lines, NEW_LINE])}>
          {translate('quoteRequests.line.add')}
        </Button>
      )}
    </Box>
  );
}

interface LineInputsProps {
  line: LineDraft;
  /** For a line of an item; a line of a purchase has a label of its own. */
  itemTitle: string | undefined;
  needsWeight: boolean;
  invalidFields: readonly LineField[];
  onChange: (change: Partial<LineDraft>) => void;
  onRemove: (() => void) | undefined;
}

function LineInputs({ line, itemTitle, needsWeight, invalidFields, onChange, onRemove }: LineInputsProps) {
  const translate = useTranslate();
  const input = (field: LineField, options: { help?: string; width: number; numeric?: boolean }) => (
    <TextField
      label={translate(`quoteRequests.line.${field}`)}
      helperText={invalidFields.includes(field) ? translate(`quoteRequests.line.errors.${field}`) : options.help}
      error={invalidFields.includes(field)}
      margin="none"
      autoComplete="off"
      value={line[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      slotProps={{
        htmlInput: { inputMode: options.numeric ? 'decimal' : 'text', maxLength: options.numeric ? 20 : 200 },
      }}
      sx={{ flex: `1 1 ${options.width}px`, maxWidth: options.numeric ? 200 : undefined }}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {itemTitle && (
        <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, p: 0, mb: 1.25 }}>
          {itemTitle}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {itemTitle === undefined && input('label', { width: 240 })}
        {itemTitle === undefined && input('quantity', { width: 100, numeric: true })}
        {input('price', { width: 140, numeric: true })}
        {input('grams', {
          width: 140,
          numeric: true,
          help: translate(needsWeight ? 'quoteRequests.line.weightHelp' : 'quoteRequests.line.tariffWeightHelp'),
        })}
        {onRemove && (
          <Button size="small" color="inherit" onClick={onRemove}>
            {translate('quoteRequests.line.remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
