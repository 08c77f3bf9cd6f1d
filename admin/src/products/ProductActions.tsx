import type { AdminProductView, Input } from '@shop/contract';
import { BooleanInput, NumberInput, required, SelectInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

type PropertyValues = AdminProductView['properties'] & { featured: boolean };

/** Edits the product's properties, withdraws it from sale or relists it. Prices are changed in tariff drafts. */
export function ProductActions({ product }: { product: AdminProductView }) {
  const { id, name, revision, properties, featured, withdrawn } = product;
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
      {withdrawn ? (
        <ActionDialogButton texts="products.relist" textValues={{ name }} onSubmit={() => save({ withdrawn: false })} />
      ) : (
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
