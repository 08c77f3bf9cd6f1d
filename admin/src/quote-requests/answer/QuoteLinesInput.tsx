import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminQuoteRequestView } from '@shop/contract';
import { required, TextInput, useSimpleFormIteratorItem, useTranslate, type TextInputProps } from 'react-admin';
import { amountValidator } from '../../ui/AmountInput';
import { AddRowButton, RowsInput } from '../../ui/RowsInput';
import { NEW_LINE, wholeGrams, wholeQuantity, type LineValues } from './quote-form';

const MAX_LINES = 100;

/** A price for each item; for a purchase any number of lines with label and quantity. */
export function QuoteLinesInput({ request: { wish, items } }: { request: AdminQuoteRequestView }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RowsInput
        source="lines"
        renderRow={(index) =>
          wish ? (
            <PurchaseLine />
          ) : (
            <ItemLine
              title={`${index + 1}. ${items[index]?.name ?? ''}`}
              needsWeight={(items[index]?.fen ?? null) === null}
            />
          )
        }
      >
        {wish && <AddRowButton label="quoteRequests.line.add" row={NEW_LINE} maxRows={MAX_LINES} />}
      </RowsInput>
    </Box>
  );
}

/** @param needsWeight whether a weight is required because the tariff has none */
function ItemLine({ title, needsWeight }: { title: string; needsWeight: boolean }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, p: 0, mb: 1.25 }}>
        {title}
      </Box>
      <Box sx={ROW}>
        <PriceInput />
        <WeightInput isRequired={needsWeight} />
      </Box>
    </Box>
  );
}

function PurchaseLine() {
  const translate = useTranslate();
  const { total, remove } = useSimpleFormIteratorItem();
  return (
    <Box sx={ROW}>
      <LineInput source="label" width={240} validate={REQUIRED} slotProps={{ htmlInput: { maxLength: 200 } }} />
      <LineInput source="quantity" width={100} validate={QUANTITY} />
      <PriceInput />
      <WeightInput isRequired />
      {total > 1 && (
        <Button size="small" color="inherit" onClick={() => remove()}>
          {translate('quoteRequests.line.remove')}
        </Button>
      )}
    </Box>
  );
}

function PriceInput() {
  return <LineInput source="price" width={140} validate={PRICE} />;
}

function WeightInput({ isRequired }: { isRequired: boolean }) {
  return (
    <LineInput
      source="grams"
      width={140}
      validate={isRequired ? WEIGHT : wholeGrams}
      helperText={isRequired ? 'quoteRequests.line.weightHelp' : 'quoteRequests.line.tariffWeightHelp'}
    />
  );
}

interface LineInputProps extends Pick<TextInputProps, 'validate' | 'helperText' | 'slotProps'> {
  source: keyof LineValues & string;
  width: number;
}

/** Without `slotProps` for a number. */
function LineInput({ source, width, slotProps, helperText = false, ...input }: LineInputProps) {
  return (
    <TextInput
      source={source}
      label={`quoteRequests.line.${source}`}
      helperText={helperText}
      margin="none"
      autoComplete="off"
      parse={(typed: string | null) => typed ?? ''}
      slotProps={slotProps ?? { htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      sx={{ flex: `1 1 ${width}px`, maxWidth: slotProps ? undefined : 200 }}
      {...input}
    />
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' };
const REQUIRED = required();
const PRICE = [REQUIRED, amountValidator('CNY')];
const WEIGHT = [REQUIRED, wholeGrams];
const QUANTITY = [REQUIRED, wholeQuantity];
