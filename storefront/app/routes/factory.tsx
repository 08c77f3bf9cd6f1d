import { useTranslation } from 'react-i18next';
import { loadCategorySamples } from '../features/about/category-samples.server';
import { CategorySamples } from '../features/about/CategorySamples';
import { openPage } from '../features/page-request/page-request.server';
import { ArticlePage } from '../features/article/ArticlePage';
import type { Route } from './+types/factory';

const parts = ['where', 'print', 'finish', 'way'] as const;

export async function loader(args: Route.LoaderArgs) {
  return { samples: await loadCategorySamples(openPage(args).api) };
}

export default function Factory({ loaderData: { samples } }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  return (
    <ArticlePage
      title={t('factory.title')}
      intro={t('factory.text')}
      parts={parts.map((id) => ({
        id,
        title: t(`factory.part.${id}.title`),
        paragraphs: t(`factory.part.${id}.text`, { returnObjects: true }),
        ...(id === 'way' && { links: ['track', 'shipping'] as const }),
      }))}
      more={['aboutus', 'history', 'portfolio']}
    >
      <CategorySamples samples={samples} />
    </ArticlePage>
  );
}
