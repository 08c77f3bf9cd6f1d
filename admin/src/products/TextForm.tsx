import type { AdminProductView } from '@shop/contract';
import { required, TextInput, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../api/data-provider';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';
import { textOf, typedOf, type TextLanguage, type TypedText } from './text-lines';

interface TextFormProps<L extends TextLanguage> {
  product: AdminProductView;
  language: L;
  onClose: () => void;
}

/** The product's words in one language; what somebody else wrote meanwhile is not written over. */
export function TextForm({ product, language, onClose }: TextFormProps<TextLanguage>) {
  const provider = useDataProvider<BackOfficeProvider>();
  const { language: nameOf } = useReading();
  const { id, revision, name, texts } = product;
  const act = (typed: TypedText) => provider.change('products', id, { revision, texts: { [language]: textOf(typed) } });
  return (
    <DeedDialog<TypedText>
      texts="products.text"
      about={{ name, language: nameOf(language) }}
      defaults={typedOf(texts[language])}
      act={act}
      onClose={onClose}
    >
      <Line source="name" most={120} />
      <Line source="summary" most={300} />
      <Line source="description" most={5000} rows={4} />
      <Line source="notes" most={9000} rows={3} optional />
      <Line source="uses" most={4000} rows={3} optional />
    </DeedDialog>
  );
}

/** Takes one language's words away. */
export function RemoveTexts({ product, language, onClose }: TextFormProps<Exclude<TextLanguage, 'en'>>) {
  const provider = useDataProvider<BackOfficeProvider>();
  const { language: nameOf } = useReading();
  const { id, revision, name } = product;
  return (
    <DeedDialog
      texts="products.textGone"
      about={{ name, language: nameOf(language) }}
      defaults={{}}
      act={() => provider.change('products', id, { revision, textsGone: [language] })}
      onClose={onClose}
      grave
    />
  );
}

interface LineProps {
  source: keyof TypedText & string;
  most: number;
  rows?: number;
  /** One line each, maybe none. */
  optional?: boolean;
}

function Line({ source, most, rows, optional = false }: LineProps) {
  return (
    <TextInput
      source={source}
      label={`products.text.${source}`}
      helperText={optional && 'products.text.lines'}
      multiline={rows !== undefined}
      minRows={rows}
      validate={optional ? [] : NEEDED}
      parse={(typed: string | null) => typed ?? ''}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  );
}

const NEEDED = [required()];
