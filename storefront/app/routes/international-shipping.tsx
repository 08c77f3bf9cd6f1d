import { useTranslation } from 'react-i18next';
import type { Route } from './+types/international-shipping';
import { shopFor } from '../features/api/shop.server';
import { ReadingPage, type Part } from '../features/reading/ReadingPage';
import { comparedFor } from '../features/shipping-methods/compared.server';
import { MethodTable } from '../features/shipping-methods/MethodTable';

const parts = ['time', 'excluded', 'economy', 'cost', 'tracking', 'address', 'trouble'] as const;

const links: Partial<Record<(typeof parts)[number], Part['links']>> = {
  tracking: ['track'],
  trouble: ['refund'],
};

export async function loader(args: Route.LoaderArgs) {
  return { compared: await comparedFor(shopFor(args), args.request) };
}

export default function InternationalShipping({ loaderData: { compared } }: Route.ComponentProps) {
  const { t } = useTranslation('shipping');
  return (
    <ReadingPage
      title={t('title')}
      words={t('words')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        words: t(`part.${id}.words`, { returnObjects: true }),
        links: links[id],
      }))}
      more={['support', 'terms', 'contactus']}
    >
      <section aria-labelledby="methods">
        <h2 id="methods">{t('table.title')}</h2>
        <MethodTable compared={compared} />
      </section>
    </ReadingPage>
  );
}
