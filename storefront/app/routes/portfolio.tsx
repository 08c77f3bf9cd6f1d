import { useTranslation } from 'react-i18next';
import { openPage } from '../features/page-request/page-request.server';
import { galleries } from '../features/portfolio/galleries';
import { GalleryList } from '../features/portfolio/GalleryList';
import styles from '../features/portfolio/Portfolio.module.css';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/portfolio';

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const cards = galleries.map(async (name) => {
    const pictures = await api.require('Catalog/Portfolio', { gallery: name });
    const hasPhotos = pictures.some(({ kind }) => kind === 'photo');
    return { name, count: pictures.length, cover: pictures[0] ?? null, hasPhotos };
  });
  return { galleries: await Promise.all(cards) };
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('portfolio');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        {!loaderData.galleries.some(({ hasPhotos }) => hasPhotos) && <p className={styles.text}>{t('drawings')}</p>}
      </header>
      <GalleryList galleries={loaderData.galleries} />
    </div>
  );
}
