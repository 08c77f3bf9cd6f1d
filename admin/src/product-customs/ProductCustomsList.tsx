import Box from '@mui/material/Box';
import type { AdminProductCustomsView } from '@shop/contract';
import { regex, required, TextInput, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

/** The HS code and origin of each product. */
export function ProductCustomsList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      filters={<SearchFilter source="q" label="productCustoms.search" />}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('productCustoms.description')}
        </Box>
      }
    >
      <RecordList<AdminProductCustomsView>
        renderCard={(product) => <Product product={product} />}
        empty="productCustoms.empty"
      />
    </ListPage>
  );
}

function Product({ product }: { product: AdminProductCustomsView }) {
  const translate = useTranslate();
  const { country } = useFormat();
  const { name, sku, hsCode, origin, chineseName } = product;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, px: 1.5, py: 1 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 560 }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[sku, chineseName].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums', minWidth: 160 }}>
        {hsCode ? `${hsCode} · ${country(origin)}` : translate('productCustoms.missing')}
      </Box>
      <Box sx={{ ml: 'auto' }}>
        <EditButton product={product} />
      </Box>
    </Box>
  );
}

/** Saving sends the revision, so that it fails if someone else has changed it in the meantime. */
function EditButton({ product: { sku, name, revision, ...product } }: { product: AdminProductCustomsView }) {
  const { hsCode, origin, chineseName } = product;
  return (
    <ActionDialogButton
      texts="productCustoms.edit"
      textValues={{ name }}
      variant="text"
      size="small"
      defaultValues={{ hsCode: hsCode ?? '', origin, chineseName }}
      onSubmit={(values, idempotencyKey) => {
        const input = {
          ...{ revision, hsCode: values.hsCode.replaceAll(/[\s.]/g, '') },
          ...{ origin: values.origin.trim().toUpperCase(), chineseName: values.chineseName.trim() },
        };
        return callApi('admin/product-customs-edit', input, { params: { sku }, idempotencyKey });
      }}
    >
      <TextInput
        source="hsCode"
        label="productCustoms.hsCode"
        helperText="productCustoms.hsCodeHelp"
        validate={HS_CODE}
      />
      <TextInput
        source="origin"
        label="productCustoms.origin"
        helperText="productCustoms.originHelp"
        validate={ORIGIN}
      />
      <TextInput
        source="chineseName"
        label="productCustoms.chineseName"
        parse={(typed: string | null) => typed ?? ''}
        slotProps={NAME}
      />
    </ActionDialogButton>
  );
}

const HS_CODE = [required(), regex(/^\s*(\d[\s.]*){6,10}$/, 'productCustoms.errors.hsCode')];
const ORIGIN = [required(), regex(/^\s*[A-Za-z]{2}\s*$/, 'productCustoms.errors.origin')];
const NAME = { htmlInput: { maxLength: 80 } };
