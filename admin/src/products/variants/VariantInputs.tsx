import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { NumberInput, regex, required, TextInput, useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { FieldGroup } from '../../tariff/fields/FieldGroup';
import { AddRowButton, RowsInput } from '../../ui/RowsInput';
import { NEW_VARIANT } from '../product-form';

const MAX_VARIANTS = 50;
const SIZES = [
  ['widthMm', 'widthMm'],
  ['heightMm', 'heightMm'],
  ['depthMm', 'depthMm'],
  ['print.widthMm', 'printWidthMm'],
  ['print.heightMm', 'printHeightMm'],
] as const;

/** Code, name and sizes of each variant of a product that is priced per piece. */
export function VariantInputs() {
  const translate = useTranslate();
  return (
    <FieldGroup title={translate('products.create.variants')}>
      <Box sx={{ color: 'text.secondary', mt: -0.75, mb: 1 }}>{translate('products.create.variantsHelp')}</Box>
      <RowsInput source="variants" renderRow={() => <VariantRow />}>
        <AddRowButton label="products.create.variant.add" row={NEW_VARIANT} maxRows={MAX_VARIANTS} />
      </RowsInput>
    </FieldGroup>
  );
}

function VariantRow() {
  const translate = useTranslate();
  const { index, total, remove } = useSimpleFormIteratorItem();
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', pb: 1, mb: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextInput
          source="code"
          label="products.create.variant.code"
          helperText={false}
          validate={VARIANT_CODE}
          parse={toText}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <TextInput
          source="name"
          label="products.create.variant.name"
          helperText={false}
          validate={REQUIRED}
          parse={toText}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        {total > 1 && (
          <IconButton
            aria-label={translate('products.create.variant.remove', { number: index + 1 })}
            onClick={() => remove()}
            size="small"
            sx={{ mt: 1.25 }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <VariantSizeInputs />
    </Box>
  );
}

/** The size of the whole product and of its print. */
export function VariantSizeInputs() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', columnGap: 1.5 }}>
      {SIZES.map(([source, label]) => (
        <NumberInput
          key={source}
          source={source}
          label={`products.create.variant.${label}`}
          helperText={false}
          min={0}
          max={100_000}
          step={1}
          validate={REQUIRED}
        />
      ))}
    </Box>
  );
}

/** An emptied input holds an empty text instead of react-admin's null. */
const toText = (typed: string | null) => typed ?? '';
const REQUIRED = required();
export const VARIANT_CODE = [REQUIRED, regex(/^\s*[a-z0-9][a-z0-9.-]*\s*$/, 'products.create.errors.code')];
