import { useTranslation } from 'react-i18next';
import { openPage } from '../features/page-request/page-request.server';
import { ArticlePage, type ArticlePart } from '../features/article/ArticlePage';
import { loadShippingComparison } from '../features/shipping-methods/shipping-comparison.server';
import { ShippingMethodTable } from '../features/shipping-methods/ShippingMethodTable';
import type { Route } from './+types/international-shipping';

const parts = ['time', 'excluded', 'economy', 'cost', 'tracking', 'address', 'trouble'] as const;

const links: Partial<Record<(typeof parts)[number], ArticlePart['links']>> = {
  tracking: ['track'],
  trouble: ['refund'],
};

export async function loader(args: Route.LoaderArgs) {
  return { comparison: await loadShippingComparison(openPage(args).api, args.request) };
}

export default function InternationalShipping({ loaderData: { comparison } }: Route.ComponentProps) {
  const { t } = useTranslation('shipping');
  return (
    <ArticlePage
      title={t('title')}
      intro={t('text')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        paragraphs: t(`part.${id}.text`, { returnObjects: true }),
        links: links[id],
      }))}
      more={['support', 'terms', 'contactus']}
    >
      <section aria-labelledby="methods">
        <h2 id="methods">{t('table.title')}</h2>
        <ShippingMethodTable comparison={comparison} />
      </section>
    </ArticlePage>
  );
}
