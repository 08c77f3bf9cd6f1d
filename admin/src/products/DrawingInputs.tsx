import { AutocompleteInput, BooleanInput, required } from 'react-admin';
import { useAdminQuery } from '../api/useAdminQuery';
import { drawingName } from './product-form';

type Part = 'form' | 'scene' | 'detail' | 'motif';

/** The pictures that the shop draws of a product: the names of the inputs follow `prefix`. */
export function DrawingInputs({ prefix = '', hasForm = false }: { prefix?: string; hasForm?: boolean }) {
  const options = useAdminQuery('admin/product-options', {}).data;
  const input = (part: Part, codes: readonly string[] = []) => (
    <AutocompleteInput
      source={prefix + part}
      label={`products.create.${part}`}
      helperText={part === 'motif' ? 'products.create.motifHelp' : false}
      choices={codes.map((id) => ({ id, name: drawingName(id) }))}
      translateChoice={false}
      validate={part === 'motif' ? undefined : required()}
    />
  );
  return (
    <>
      {hasForm && input('form', options?.forms)}
      {input('scene', options?.scenes)}
      {input('detail', options?.details)}
      {input('motif', options?.motifs)}
      <BooleanInput source={`${prefix}mirrored`} label="products.create.mirrored" helperText={false} />
    </>
  );
}
