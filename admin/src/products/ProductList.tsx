import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminProductRowView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useAdminQuery } from '../api/useAdminQuery';
import { CreateButton } from '../ui/CreateButton';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

/** All products, including withdrawn ones, in the order of the catalogue. */
export function ProductList() {
  const { categories = [] } = useAdminQuery('admin/product-options', {}).data ?? {};
  return (
    <ListPage
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      actions={<CreateButton resource="products" label="products.create.button" />}
      filters={
        <>
          <SearchFilter source="q" label="products.search" />
          <SelectFilter
            source="category"
            label="resources.products.fields.category"
            anyLabel="products.anyCategory"
            choices={categories.map(({ code }) => code)}
            choiceLabels={(choice) => categories.find(({ code }) => code === choice)?.name ?? choice}
          />
        </>
      }
    >
      <RecordList<AdminProductRowView>
        table={<ProductTable />}
        renderCard={(product) => <ProductCard product={product} />}
        cardLink
        empty="products.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminProductRowView>;

function ProductTable() {
  const translate = useTranslate();
  const { language, list } = useFormat();
  return (
    <DataTable<AdminProductRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="name"
        render={({ id, name }) => (
          <RecordLink resource="products" id={id} sx={{ fontWeight: 560 }}>
            {name}
          </RecordLink>
        )}
      />
      <Column source="id" />
      <Column source="category" render={({ categoryName }) => categoryName} />
      <Column source="kind" render={({ kind }) => translate(`products.kind.${kind}`)} />
      <Column source="languages" disableSort render={({ languages }) => list(languages.map(language))} />
      <Column
        source="withdrawn"
        render={(product) => (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <ProductChips product={product} />
          </Box>
        )}
      />
    </DataTable>
  );
}

function ProductCard({ product }: { product: AdminProductRowView }) {
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', flex: 1 }}>{product.name}</Typography>
        <ProductChips product={product} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[product.id, product.categoryName].join(' · ')}
      </Box>
    </Box>
  );
}

export function ProductChips({ product }: { product: Pick<AdminProductRowView, 'withdrawn' | 'featured'> }) {
  return (
    <>
      {product.withdrawn && <StatusChip kind="product" status="withdrawn" />}
      {product.featured && <StatusChip kind="product" status="featured" />}
    </>
  );
}
