import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import { findGallery, galleries } from '../features/portfolio/galleries';
import styles from '../features/portfolio/Portfolio.module.css';
import { PortfolioGrid } from '../features/portfolio/PortfolioGrid';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/gallery';

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const gallery = findGallery(args.params.gallery);
  if (!gallery) throw data(null, { status: 404 });
  return { gallery, pictures: await api.require('Catalog/Portfolio', { gallery }) };
}

export default function Gallery({ loaderData: { gallery, pictures } }: Route.ComponentProps) {
  const { t } = useTranslation('portfolio');
  const title = t(`gallery.${gallery}`);
  return (
    <div className={styles.page} key={gallery}>
      <PageHead title={title} description={t(`description.${gallery}`)} />
      <header className={styles.head}>
        <Breadcrumbs
          trail={[{ to: '/portfolio', name: t('title') }]}
          current={{ to: `/portfolio/${gallery}`, name: title }}
        />
        <h1>{title}</h1>
        <p className={styles.text}>{t(`description.${gallery}`)}</p>
        {!pictures.some(({ kind }) => kind === 'photo') && <p className={styles.text}>{t('drawings')}</p>}
      </header>
      <PortfolioGrid title={title} pictures={pictures} />
      <nav aria-label={t('others')}>
        <ul className={styles.others}>
          {galleries.map((name) =>
            name === gallery ? null : (
              <li key={name}>
                <Link to={`/portfolio/${name}`}>{t(`gallery.${name}`)}</Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}
