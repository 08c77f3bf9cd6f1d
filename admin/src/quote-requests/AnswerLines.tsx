import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import type { LineDraft, LineFault } from './draft';

const MOST_LINES = 100;

interface AnswerLinesProps {
  request: AdminQuoteRequestView;
  lines: readonly LineDraft[];
  /** What is wrong, line by line; empty before somebody tried to send. */
  faults: readonly LineFault[][];
  onChange: (lines: LineDraft[]) => void;
}

/** A price for each line; for a purchase also what was found and how many, in as many lines as it takes. */
export function AnswerLines({ request, lines, faults, onChange }: AnswerLinesProps) {
  const translate = useTranslate();
  const isPurchase = request.wish !== null;
  const change = (place: number, part: Partial<LineDraft>) =>
    onChange(lines.map((line, at) => (at === place ? { ...line, ...part } : line)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lines.map((line, place) => (
        <Line
          key={place}
          line={line}
          title={isPurchase ? undefined : `${place + 1}. ${request.items[place]?.name ?? ''}`}
          weigh={isPurchase || request.items[place]?.fen === null}
          faults={faults[place] ?? []}
          onChange={(part) => change(place, part)}
          onRemove={isPurchase && lines.length > 1 ? () => onChange(lines.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      {isPurchase && lines.length < MOST_LINES && (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...lines, { price: '', grams: '', label: '', quantity: '1' }])}
        >
          {translate('quoteRequests.line.add')}
        </Button>
      )}
    </Box>
  );
}

interface LineProps {
  line: LineDraft;
  title: string | undefined;
  weigh: boolean;
  faults: readonly LineFault[];
  onChange: (part: Partial<LineDraft>) => void;
  onRemove: (() => void) | undefined;
}

function Line({ line, title, weigh, faults, onChange, onRemove }: LineProps) {
  const translate = useTranslate();
  const field = (name: LineFault, more: { help?: string; width: number; numeric?: boolean }) => (
    <TextField
      label={translate(`quoteRequests.line.${name}`)}
      helperText={faults.includes(name) ? translate(`quoteRequests.line.wrong.${name}`) : more.help}
      error={faults.includes(name)}
      margin="none"
      autoComplete="off"
      value={line[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ htmlInput: { inputMode: more.numeric ? 'decimal' : 'text', maxLength: more.numeric ? 20 : 200 } }}
      sx={{ flex: `1 1 ${more.width}px`, maxWidth: more.numeric ? 200 : undefined }}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {title && (
        <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, p: 0, mb: 1.25 }}>
          {title}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {title === undefined && field('label', { width: 240 })}
        {title === undefined && field('quantity', { width: 100, numeric: true })}
        {field('price', { width: 140, numeric: true })}
        {field('grams', {
          width: 140,
          numeric: true,
          help: weigh ? translate('quoteRequests.line.weigh') : translate('quoteRequests.line.weighed'),
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
