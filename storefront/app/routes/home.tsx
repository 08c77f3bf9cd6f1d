import { useTranslation } from 'react-i18next';
import type { Route } from './+types/home';
import { shopFor } from '../features/api/shop.server';
import { Shelf } from '../features/catalog/Shelf';
import { shelve } from '../features/catalog/shelf.server';
import { Highlights } from '../features/home/Highlights';
import { Welcome } from '../features/home/Welcome';
import { useHouse } from '../features/layout/house';
import { News } from '../features/news/News';
import { ServiceStatus } from '../features/service-status/ServiceStatus';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import styles from './home.module.css';

const FEATURED = 8;
const NOTICES = 5;

/** Each part is worth showing without the others. */
export async function loader(args: Route.LoaderArgs) {
  const shop = shopFor(args);
  const [featured, news, status] = await Promise.all([
    shop.ask('Catalog/Products', { featured: true, size: FEATURED }),
    shop.ask('UserEnd/SiteInfo/GetNoticeNewsList', { size: NOTICES }),
    shop.ask('UserEnd/SiteInfo/GetServiceStatus', {}),
  ]);
  return {
    featured: await shelve(shop, featured.ok ? featured.data.items : []),
    notices: news.ok ? news.data.items : [],
    status: status.ok ? status.data : null,
  };
}

export default function Home({ loaderData: { featured, notices, status } }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const { shopName } = useHouse();
  return (
    <div className={styles.home}>
      <PageHead title={shopName} description={t('description')} />
      <Welcome />
      <section className={styles.featured} aria-labelledby="featured">
        <header className={styles.head}>
          <h2 id="featured">{t('featured')}</h2>
          <Link to="/products/catalog" likely>
            {t('allProducts')}
          </Link>
        </header>
        <Shelf products={featured} heading="h3" large={featured.length % 3 === 0} />
      </section>
      <Highlights />
      <div className={styles.boards}>
        <News notices={notices} />
        <ServiceStatus initial={status} />
      </div>
    </div>
  );
}
