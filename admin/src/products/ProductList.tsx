import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminProductRowView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { ProductChips } from './ProductChips';

const CATEGORIES = ['banner', 'sticker', 'exhibition', 'flags', 'lightbox', 'fabric', 'uvinkjet', 'othermaterials'];

/** Everything that is or was sold, in the order of the shop. */
export function ProductList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const categories = CATEGORIES.map((id) => ({ id, name: translate(`products.category.${id}`) }));
  return (
    <ListBase sort={{ field: 'position', order: 'ASC' }} perPage={50} exporter={false}>
      <ListHead
        title={<PageTitle title={label('products', 2)} />}
        filters={
          <>
            <SearchField source="q" label="products.find" />
            <ChoiceField
              source="category"
              label={translate('resources.products.fields.category')}
              any={translate('products.anyCategory')}
              choices={categories}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <ProductCards /> : <ProductTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<AdminProductRowView>;

function ProductTable() {
  const translate = useTranslate();
  return (
    <DataTable<AdminProductRowView> rowClick="show" bulkActionButtons={false} empty={<NoProducts />}>
      <Column
        source="name"
        render={({ id, name }) => (
          <RowLink resource="products" id={id}>
            {name}
          </RowLink>
        )}
      />
      <Column source="id" />
      <Column
        source="category"
        render={({ category }) => translate(`products.category.${category}`, { _: category })}
      />
      <Column source="kind" render={({ kind }) => translate(`products.kind.${kind}`)} />
      <Column source="languages" disableSort render={({ languages }) => languages.join(' ')} />
      <Column
        source="withdrawn"
        render={(product) => (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <ProductChips {...product} />
          </Box>
        )}
      />
    </DataTable>
  );
}

function ProductCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <CardList<AdminProductRowView>
      to={({ id }) => createPath({ resource: 'products', id, type: 'show' })}
      empty={<NoProducts />}
    >
      {(product) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main', flex: 1 }}>{product.name}</Typography>
            <ProductChips {...product} />
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[product.id, translate(`products.category.${product.category}`, { _: product.category })].join(' · ')}
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoProducts() {
  const translate = useTranslate();
  return <NothingHere>{translate('products.nothing')}</NothingHere>;
}
