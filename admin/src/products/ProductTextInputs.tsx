import { required, TextInput } from 'react-admin';
import type { ProductTextValues } from './product-text';

/** The text of a product in one language; `prefix` is `text.` where it is a part of a larger form. */
export function ProductTextInputs({ prefix = '' }: { prefix?: string }) {
  return (
    <>
      <ProductTextInput prefix={prefix} source="name" maxLength={120} />
      <ProductTextInput prefix={prefix} source="summary" maxLength={300} />
      <ProductTextInput prefix={prefix} source="description" maxLength={5000} rows={4} />
      <ProductTextInput prefix={prefix} source="notes" maxLength={9000} rows={3} isLines />
      <ProductTextInput prefix={prefix} source="uses" maxLength={4000} rows={3} isLines />
    </>
  );
}

interface ProductTextInputProps {
  prefix: string;
  source: keyof ProductTextValues & string;
  maxLength: number;
  rows?: number;
  /** One entry per line, possibly none. */
  isLines?: boolean;
}

function ProductTextInput({ prefix, source, maxLength, rows, isLines = false }: ProductTextInputProps) {
  return (
    <TextInput
      source={`${prefix}${source}`}
      label={`products.text.fields.${source}`}
      helperText={isLines && 'products.text.onePerLine'}
      multiline={rows !== undefined}
      minRows={rows}
      validate={isLines ? [] : REQUIRED}
      parse={(typed: string | null) => typed ?? ''}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}

const REQUIRED = [required()];
