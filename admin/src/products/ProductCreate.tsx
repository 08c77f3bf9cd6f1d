import Box from '@mui/material/Box';
import type { Output } from '@shop/contract';
import {
  BooleanInput,
  NumberInput,
  RadioButtonGroupInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAdminQuery } from '../api/useAdminQuery';
import { FieldGroup } from '../tariff/fields/FieldGroup';
import { CreatePage } from '../ui/CreatePage';
import { DefaultSizeInputs, FacetInputs } from './FacetInputs';
import { DrawingInputs } from './DrawingInputs';
import { NEW_PRODUCT, toNewProduct, type NewProductValues } from './product-form';
import { ProductTextInputs } from './ProductTextInputs';
import { VariantInputs } from './variants/VariantInputs';

type Created = Output<'admin/product-create'>;

/** Creates a product, then opens the draft for its prices. */
export function ProductCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreatePage<NewProductValues, Created>
      resource="products"
      title="products.create.title"
      description="products.create.description"
      submitLabel="products.create.submit"
      defaultValues={NEW_PRODUCT}
      transform={toNewProduct}
      onSuccess={({ draftId }) => {
        notify('products.create.done', { type: 'success' });
        redirect('show', 'tariff-drafts', draftId);
      }}
      maxWidth={720}
    >
      <BasicInputs />
      <VariantsOfUnit />
      <FieldGroup title={translate('products.create.text')}>
        <ProductTextInputs prefix="text." />
      </FieldGroup>
      <PrintInputs />
      <FieldGroup title={translate('products.create.facets')}>
        <FacetInputs />
        <DefaultSizeOfArea />
      </FieldGroup>
      <Drawings />
    </CreatePage>
  );
}

function useProductOptions() {
  return useAdminQuery('admin/product-options', {}).data;
}

const toChoices = (options: readonly { code: string; name: string }[] = []) =>
  options.map(({ code, name }) => ({ id: code, name }));

function BasicInputs() {
  const translate = useTranslate();
  const options = useProductOptions();
  return (
    <FieldGroup title={translate('products.create.basics')}>
      <Box sx={ROW}>
        <TextInput
          source="sku"
          label="products.create.sku"
          helperText="products.create.skuHelp"
          validate={SKU}
          parse={toText}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 64 } }}
        />
        <SelectInput
          source="category"
          label="resources.products.fields.category"
          helperText={false}
          choices={toChoices(options?.categories)}
          translateChoice={false}
          validate={REQUIRED}
        />
        <TextInput
          source="slug"
          label="products.create.slug"
          helperText="products.create.slugHelp"
          validate={SLUG}
          parse={toText}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      </Box>
      <RadioButtonGroupInput
        source="kind"
        label="products.create.kind"
        helperText={false}
        choices={(['area', 'unit'] as const).map((kind) => ({ id: kind, name: `products.kind.${kind}` }))}
        validate={REQUIRED}
      />
    </FieldGroup>
  );
}

function VariantsOfUnit() {
  const kind: NewProductValues['kind'] = useWatch({ name: 'kind' });
  return kind === 'unit' && <VariantInputs />;
}

function DefaultSizeOfArea() {
  const kind: NewProductValues['kind'] = useWatch({ name: 'kind' });
  return kind === 'area' && <DefaultSizeInputs />;
}

function PrintInputs() {
  const translate = useTranslate();
  const options = useProductOptions();
  const label = (field: string) => `resources.products.fields.${field}`;
  return (
    <FieldGroup title={translate('products.create.print')}>
      <Box sx={ROW}>
        <SelectInput
          source="properties.printerType"
          label={label('printerType')}
          helperText={false}
          choices={toChoices(options?.printerTypes)}
          translateChoice={false}
          validate={REQUIRED}
        />
        <NumberInput
          source="properties.resolution"
          label={label('resolutionDpi')}
          helperText={false}
          min={1}
          max={10_000}
          validate={REQUIRED}
        />
      </Box>
      <BooleanInput source="properties.waterproof" label={label('waterproof')} helperText={false} />
      <BooleanInput source="properties.uvResistant" label={label('uvResistant')} helperText={false} />
      <BooleanInput source="uvInkjet" label="products.create.uvInkjet" helperText={false} />
    </FieldGroup>
  );
}

function Drawings() {
  const translate = useTranslate();
  const kind: NewProductValues['kind'] = useWatch({ name: 'kind' });
  return (
    <FieldGroup title={translate('products.create.drawing')}>
      <Box sx={{ color: 'text.secondary', mt: -0.75, mb: 1 }}>{translate('products.create.drawingHelp')}</Box>
      <Box sx={ROW}>
        <DrawingInputs prefix="drawing." hasForm={kind === 'unit'} />
      </Box>
    </FieldGroup>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  columnGap: 1.5,
  alignItems: 'start',
};
/** An emptied input holds an empty text instead of react-admin's null. */
const toText = (typed: string | null) => typed ?? '';
const REQUIRED = required();
const SKU = [REQUIRED, regex(/^\s*[a-z0-9][a-z0-9.-]*\s*$/, 'products.create.errors.code')];
const SLUG = [REQUIRED, regex(/^\s*[a-z0-9][a-z0-9-]*\s*$/, 'products.create.errors.slug')];
