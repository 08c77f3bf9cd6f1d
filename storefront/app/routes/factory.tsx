import { useTranslation } from 'react-i18next';
import type { Route } from './+types/factory';
import { Printed } from '../features/about/Printed';
import { printedIn } from '../features/about/printed.server';
import { shopFor } from '../features/api/shop.server';
import { ReadingPage } from '../features/reading/ReadingPage';

const parts = ['where', 'print', 'finish', 'way'] as const;

export async function loader(args: Route.LoaderArgs) {
  return { printed: await printedIn(shopFor(args)) };
}

export default function Factory({ loaderData: { printed } }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  return (
    <ReadingPage
      title={t('factory.title')}
      words={t('factory.words')}
      parts={parts.map((id) => ({
        id,
        title: t(`factory.part.${id}.title`),
        words: t(`factory.part.${id}.words`, { returnObjects: true }),
        ...(id === 'way' && { links: ['track', 'shipping'] as const }),
      }))}
      more={['aboutus', 'history', 'portfolio']}
    >
      <Printed printed={printed} />
    </ReadingPage>
  );
}
