import { useTranslation } from 'react-i18next';
import { foundedIn, shopName } from '../brand';
import { openPage } from '../features/page-request/page-request.server';
import { toGridProducts, withVisitorTerms } from '../features/catalog/product-grid.server';
import { ProductGrid } from '../features/catalog/ProductGrid';
import { Hero } from '../features/home/Hero';
import { Highlights } from '../features/home/Highlights';
import { News } from '../features/news/News';
import { StructuredData } from '../features/search-engines/StructuredData';
import { organizationData } from '../features/search-engines/structured-data';
import { ServiceStatus } from '../features/service-status/ServiceStatus';
import { useSite } from '../layout/site';
import { shopContext } from '../server-context';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/home';
import styles from './home.module.css';

const FEATURED = 8;
const NOTICES = 5;

/** A failed call only empties its own part of the page, and a slow one does not delay the rest. */
export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const query = await withVisitorTerms(api, args.request, { featured: true, size: FEATURED });
  const [config, featured, news, status] = await Promise.all([
    api.call('UserEnd/SiteInfo/Config', {}),
    api.call('Catalog/Products', query),
    api.callOptional('UserEnd/SiteInfo/GetNoticeNewsList', { size: NOTICES }),
    api.callOptional('UserEnd/SiteInfo/GetServiceStatus', {}),
  ]);
  const { shopName: name, company } = config.ok ? config.data : { shopName, company: undefined };
  return {
    organization: organizationData({ name, origin: shopContext(args.context).origin, foundedIn, company }),
    featured: toGridProducts(api, featured.ok ? featured.data : { items: [], total: 0 }, query),
    notices: news.ok ? news.data.items : [],
    status: status.ok ? status.data : null,
  };
}

export default function Home({ loaderData: { organization, featured, notices, status } }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const site = useSite();
  return (
    <div className={styles.home}>
      <PageHead title={site.shopName} description={t('description')} />
      <StructuredData content={organization} />
      <Hero />
      <section className={styles.featured} aria-labelledby="featured">
        <header className={styles.head}>
          <h2 id="featured">{t('featured')}</h2>
          <Link to="/products/catalog" likely>
            {t('allProducts')}
          </Link>
        </header>
        <ProductGrid products={featured} heading="h3" large={featured.items.length % 3 === 0} />
      </section>
      <Highlights />
      <div className={styles.panels}>
        <News notices={notices} />
        <ServiceStatus initial={status} />
      </div>
    </div>
  );
}
