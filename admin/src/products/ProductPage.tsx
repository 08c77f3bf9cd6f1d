import { type AdminProductView, FACET_NAMES } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { PhotoSection } from '../photos/PhotoSection';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { ProductActions } from './ProductActions';
import { ProductChips } from './ProductList';
import { ProductPrices } from './ProductPrices';
import { ProductVariants } from './variants/ProductVariants';
import { ProductTexts } from './ProductTexts';

export function ProductPage() {
  return <RecordPage<AdminProductView>>{(product) => <Product product={product} />}</RecordPage>;
}

function Product({ product }: { product: AdminProductView }) {
  return (
    <Page
      resource="products"
      title={product.name}
      aside={<ProductChips product={product} />}
      header={<ProductDetails product={product} />}
      maxWidth={960}
    >
      <ProductActions product={product} />
      <ProductPrices product={product} />
      <ProductVariants product={product} />
      <ProductTexts product={product} />
      <PhotoSection owner={{ sku: product.id }} name={product.name} />
    </Page>
  );
}

function ProductDetails({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  const { list } = useFormat();
  const { id, category, categoryName, slug, kind, withdrawn, properties, printerTypes, facets, defaultSize } = product;
  const { printerType, resolution, waterproof, uvResistant } = properties;
  const field = (name: string) => translate(`resources.products.fields.${name}`);
  const yesOrNo = (value: boolean) => translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  const items = [
    { name: field('id'), value: id },
    { name: field('category'), value: categoryName },
    { name: field('slug'), value: withdrawn ? slug : <a href={`/${category}/${slug}`}>{slug}</a> },
    { name: field('kind'), value: translate(`products.kind.${kind}`) },
    { name: field('printerType'), value: printerTypes.find(({ code }) => code === printerType)?.name ?? printerType },
    { name: field('resolution'), value: `${resolution} dpi` },
    { name: field('waterproof'), value: yesOrNo(waterproof) },
    { name: field('uvResistant'), value: yesOrNo(uvResistant) },
    ...FACET_NAMES.map((facet) => ({
      name: translate(`products.facet.${facet}`),
      value: list(facets[facet].map((code) => translate(`products.facetValue.${code}`))) || '–',
    })),
    ...(kind === 'area'
      ? [{ name: translate('products.defaultSize.title'), value: defaultSize ? sizeText(defaultSize) : '–' }]
      : []),
  ];
  return <DescriptionList items={items} />;
}

const sizeText = ({ widthMm, lengthMm }: { widthMm: number; lengthMm: number }) => `${widthMm} × ${lengthMm} mm`;
