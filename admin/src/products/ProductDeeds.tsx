import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminProductView, Input } from '@shop/contract';
import { useState } from 'react';
import { BooleanInput, NumberInput, required, SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../api/data-provider';
import { DeedDialog } from '../ui/DeedDialog';

type Deed = 'properties' | 'withdraw' | 'offer';

/** What can be done with a whole product; its prices go by drafts. */
export function ProductDeeds({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Deed | null>(null);
  const deeds: Deed[] = ['properties', product.withdrawn ? 'offer' : 'withdraw'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {deeds.map((deed) => (
        <Button
          key={deed}
          variant="outlined"
          color={deed === 'withdraw' ? 'error' : 'primary'}
          onClick={() => setOpen(deed)}
        >
          {translate(`products.${deed}.button`)}
        </Button>
      ))}
      {open && <ProductDeed deed={open} product={product} onClose={() => setOpen(null)} />}
    </Box>
  );
}

interface ProductDeedProps {
  deed: Deed;
  product: AdminProductView;
  onClose: () => void;
}

type Values = AdminProductView['properties'] & { featured: boolean };

function ProductDeed({ deed, product, onClose }: ProductDeedProps) {
  const provider = useDataProvider<BackOfficeProvider>();
  const { id, revision, properties, featured, name } = product;
  const edit = (change: Omit<Input<'admin/product-edit'>, 'revision'>) =>
    provider.change('products', id, { revision, ...change });
  const acts: Record<Deed, (values: Values) => Promise<void>> = {
    properties: ({ featured: isFeatured, ...rest }) => edit({ properties: rest, featured: isFeatured }),
    withdraw: () => edit({ withdrawn: true }),
    offer: () => edit({ withdrawn: false }),
  };
  return (
    <DeedDialog<Values>
      texts={`products.${deed}`}
      about={{ name }}
      defaults={{ ...properties, featured }}
      act={acts[deed]}
      onClose={onClose}
      grave={deed === 'withdraw'}
    >
      {deed === 'properties' && <PropertyFields product={product} />}
    </DeedDialog>
  );
}

function PropertyFields({ product: { printerTypes } }: { product: AdminProductView }) {
  const printers = printerTypes.map(({ code, name }) => ({ id: code, name }));
  const label = (name: string) => `resources.products.fields.${name}`;
  return (
    <>
      <SelectInput
        source="printerType"
        label={label('printerType')}
        choices={printers}
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
