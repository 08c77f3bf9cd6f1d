import { useTranslation } from 'react-i18next';
import type { Route } from './+types/product';
import { shopFor } from '../features/api/shop.server';
import { plainPath } from '../features/language/paths';
import { useHouse } from '../features/layout/house';
import { Crumbs } from '../ui/Crumbs';
import { PageHead } from '../ui/PageHead';
import { Picture } from '../ui/Picture';
import { UvBadge } from '../ui/UvBadge';
import styles from './product.module.css';

export async function loader(args: Route.LoaderArgs) {
  const shop = shopFor(args);
  const category = plainPath(shop.language, new URL(args.request.url).pathname).split('/')[1] ?? '';
  return { product: await shop.get('Catalog/Product', { category, slug: args.params.slug }) };
}

export default function Product({ loaderData: { product } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog');
  const { menu } = useHouse();
  const category = menu.find(({ slug }) => slug === product.category);
  return (
    <div className={styles.page}>
      <PageHead title={product.name} description={product.summary} />
      <header className={styles.head}>
        <Crumbs trail={category ? [{ to: `/${category.slug}`, name: category.name }] : []} />
        <h1 className={styles.name}>
          {product.name} {product.uvInkjet && <UvBadge />}
        </h1>
        <p className={styles.summary}>{product.summary}</p>
      </header>
      <div className={styles.pictures}>
        {product.images.map((image, place) => (
          <Picture key={image.url} picture={image} eager={place === 0} />
        ))}
      </div>
      <p className={styles.description}>{product.description}</p>
      <dl className={styles.properties}>
        <Property name={t('properties.printerType')} value={product.properties.printerType} />
        <Property name={t('properties.resolution')} value={product.properties.resolution} />
        <Property name={t('properties.waterproof')} value={t(product.properties.waterproof ? 'yes' : 'no')} />
        <Property name={t('properties.uvResistant')} value={t(product.properties.uvResistant ? 'yes' : 'no')} />
      </dl>
    </div>
  );
}

function Property({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.property}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
