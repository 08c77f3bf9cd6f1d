import type { AdminProductView } from '@shop/contract';
import Box from '@mui/material/Box';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client';
import { ActionBar } from '../../ui/ActionBar';
import { ActionDialogButton } from '../../ui/ActionDialogButton';
import { PlainTable } from '../../ui/PlainTable';
import { Section } from '../../ui/Section';
import { StatusChip } from '../../ui/StatusChip';
import { toVariantDefinition, toVariantValues, type VariantDefinitionValues } from './variant-form';
import { VariantDefinitionInputs } from './VariantDefinitionInputs';

type Variant = AdminProductView['variants'][number];

/** What is sold of a product that is priced per piece: names and sizes, with buttons to change them and to add one. */
export function ProductVariants({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  if (product.kind === 'area') return null;
  return (
    <Section title={translate('products.create.variants')}>
      <PlainTable
        columns={[
          { name: translate('products.create.variant.code') },
          { name: translate('products.variant.name') },
          { name: translate('products.variant.size'), numeric: true, wideOnly: true },
          { name: translate('products.variant.print'), numeric: true, wideOnly: true },
          { name: '' },
        ]}
        rows={product.variants.map((variant) => ({
          key: variant.code,
          cells: [
            variant.code,
            variant.name,
            [variant.widthMm, variant.heightMm, variant.depthMm].join(' × '),
            [variant.print.widthMm, variant.print.heightMm].join(' × '),
            <VariantActions key="actions" product={product} variant={variant} />,
          ],
        }))}
      />
      <Box sx={{ mt: 1.5 }}>
        <ActionBar>
          <NewVariantButton product={product} />
        </ActionBar>
      </Box>
    </Section>
  );
}

function VariantActions({ product: { id, revision, name }, variant }: { product: AdminProductView; variant: Variant }) {
  const { code, priced } = variant;
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', alignItems: 'center', flexWrap: 'wrap' }}>
      {!priced && <StatusChip kind="variant" status="notSold" />}
      <ActionDialogButton<VariantDefinitionValues>
        texts="products.variant.edit"
        textValues={{ name: `${name}, ${variant.name}` }}
        size="small"
        variant="text"
        defaultValues={toVariantValues(variant)}
        onSubmit={(values, idempotencyKey) =>
          callApi(
            'admin/product-variant',
            { revision, ...toVariantDefinition(values) },
            { params: { id, code }, idempotencyKey },
          )
        }
      >
        <VariantDefinitionInputs />
      </ActionDialogButton>
    </Box>
  );
}

/** Adds a variant. The price change with its prices opens next, unless the product has one already. */
function NewVariantButton({ product: { id, revision, name } }: { product: AdminProductView }) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (
    <ActionDialogButton<VariantDefinitionValues>
      texts="products.variant.new"
      textValues={{ name }}
      defaultValues={{ code: '', ...toVariantValues() }}
      onSubmit={async (values, idempotencyKey) => {
        const code = String(values.code).trim();
        const variant = { revision, ...toVariantDefinition(values) };
        const { draftId } = await callApi('admin/product-variant', variant, { params: { id, code }, idempotencyKey });
        if (draftId !== null) void navigate(createPath({ resource: 'tariff-drafts', id: draftId, type: 'show' }));
      }}
    >
      <VariantDefinitionInputs isNew />
    </ActionDialogButton>
  );
}
