import Box from '@mui/material/Box';
import type { AdminProductView } from '@shop/contract';
import { Link, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { PhotoSection } from '../photos/PhotoSection';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { ProductChips } from './ProductChips';
import { ProductDeeds } from './ProductDeeds';
import { ProductPrices } from './ProductPrices';
import { ProductTexts } from './ProductTexts';

export function ProductPage() {
  return (
    <ShowBase<AdminProductView>>
      <LoadedProduct />
    </ShowBase>
  );
}

function LoadedProduct() {
  const { record: product, error } = useShowContext<AdminProductView>();
  if (error) return <LoadFailure error={error} />;
  // The list's row stands in until the product itself is there.
  return product?.texts ? <Product product={product} /> : null;
}

function Product({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/products" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.products.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={product.name} aside={<ProductChips {...product} />} />
        <ProductFacts product={product} />
      </Box>
      <ProductDeeds product={product} />
      <ProductPrices product={product} />
      <ProductTexts product={product} />
      <PhotoSection owner={{ sku: product.id }} name={product.name} />
    </Box>
  );
}

function ProductFacts({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  const { id, category, slug, kind, withdrawn, properties, printerTypes } = product;
  const field = (name: string) => translate(`resources.products.fields.${name}`);
  const yes = (is: boolean) => translate(is ? 'ra.boolean.true' : 'ra.boolean.false');
  const facts = [
    { name: field('id'), value: id },
    { name: field('category'), value: translate(`products.category.${category}`, { _: category }) },
    { name: field('slug'), value: withdrawn ? slug : <a href={`/${category}/${slug}`}>{slug}</a> },
    { name: field('kind'), value: translate(`products.kind.${kind}`) },
    {
      name: field('printerType'),
      value: printerTypes.find(({ code }) => code === properties.printerType)?.name ?? properties.printerType,
    },
    { name: field('resolution'), value: `${properties.resolution} dpi` },
    { name: field('waterproof'), value: yes(properties.waterproof) },
    { name: field('uvResistant'), value: yes(properties.uvResistant) },
  ];
  return <Facts facts={facts} />;
}
