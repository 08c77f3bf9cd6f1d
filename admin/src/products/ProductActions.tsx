import type { AdminProductView, Input } from '@shop/contract';
import { BooleanInput, NumberInput, required, SelectInput, TextInput, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../api/client';
import { isUnpriced, type ProductTariff } from '../tariff/product-tariff';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { type FacetValues, toDefaultSize, toFacetValues } from './facet-form';
import { DrawingInputs } from './DrawingInputs';
import { DefaultSizeInputs, FacetInputs } from './FacetInputs';

type PropertyValues = AdminProductView['properties'] & { featured: boolean };

/** Edits the product's properties, filters and drawings, withdraws it from sale or relists it. Prices are changed in tariff drafts. */
export function ProductActions({ product }: { product: AdminProductView }) {
  const { id, kind, name, revision, properties, drawing, featured, withdrawn } = product;
  const save = (change: Omit<Input<'admin/product-edit'>, 'revision'>) =>
    callApi('admin/product-edit', { revision, ...change }, { params: { id } });
  return (
    <ActionBar>
      <ActionDialogButton<PropertyValues>
        texts="products.properties"
        textValues={{ name }}
        defaultValues={{ ...properties, featured }}
        onSubmit={({ featured: isFeatured, ...changed }) => save({ properties: changed, featured: isFeatured })}
      >
        <PropertyInputs product={product} />
      </ActionDialogButton>
      <ActionDialogButton<FacetValues>
        texts="products.facets"
        textValues={{ name }}
        defaultValues={toFacetValues(product)}
        onSubmit={({ facets, defaultSize }) =>
          save({ facets, ...(kind === 'area' && { defaultSize: toDefaultSize(defaultSize) }) })
        }
      >
        <FacetInputs />
        {kind === 'area' && <DefaultSizeInputs />}
      </ActionDialogButton>
      <ActionDialogButton<AdminProductView['drawing']>
        texts="products.drawing"
        textValues={{ name }}
        defaultValues={drawing}
        onSubmit={(chosen) => save({ drawing: chosen })}
      >
        <DrawingInputs />
      </ActionDialogButton>
      <CopyButton product={product} />
      {withdrawn && !isUnpriced(product.tariff as ProductTariff) && (
        <ActionDialogButton texts="products.relist" textValues={{ name }} onSubmit={() => save({ withdrawn: false })} />
      )}
      {!withdrawn && (
        <ActionDialogButton
          texts="products.withdraw"
          textValues={{ name }}
          onSubmit={() => save({ withdrawn: true })}
          destructive
        />
      )}
    </ActionBar>
  );
}

/** Opens the copy, which is withdrawn until it is offered. */
function CopyButton({ product: { id: copied, name } }: { product: AdminProductView }) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (
    <ActionDialogButton<{ sku: string; slug: string }>
      texts="products.copy"
      textValues={{ name }}
      defaultValues={{ sku: '', slug: '' }}
      onSubmit={async (copy, idempotencyKey) => {
        const { id } = await callApi('admin/product-copy', copy, { params: { id: copied }, idempotencyKey });
        void navigate(createPath({ resource: 'products', id, type: 'show' }));
      }}
    >
      <TextInput source="sku" label="products.copy.sku" helperText="products.copy.skuHelp" validate={required()} />
      <TextInput source="slug" label="products.copy.slug" helperText="products.copy.slugHelp" validate={required()} />
    </ActionDialogButton>
  );
}

function PropertyInputs({ product: { printerTypes } }: { product: AdminProductView }) {
  const label = (name: string) => `resources.products.fields.${name}`;
  return (
    <>
      <SelectInput
        source="printerType"
        label={label('printerType')}
        choices={printerTypes.map(({ code, name }) => ({ id: code, name }))}
        translateChoice={false}
        validate={required()}
      />
      <NumberInput source="resolution" label={label('resolutionDpi')} min={1} max={10_000} validate={required()} />
      <BooleanInput source="waterproof" label={label('waterproof')} />
      <BooleanInput source="uvResistant" label={label('uvResistant')} />
      <BooleanInput source="featured" label={label('featured')} helperText="products.featuredHelp" />
    </>
  );
}
