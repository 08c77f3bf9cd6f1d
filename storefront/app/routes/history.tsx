import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../features/article/ArticlePage';
import { Figures } from '../features/home/KeyFigures';

const parts = ['then', 'now'] as const;

export default function History() {
  const { t } = useTranslation('about');
  return (
    <ArticlePage
      title={t('history.title')}
      intro={t('history.text')}
      parts={parts.map((id) => ({
        id,
        title: t(`history.part.${id}.title`),
        paragraphs: t(`history.part.${id}.text`, { returnObjects: true }),
      }))}
      more={['aboutus', 'factory', 'portfolio']}
    >
      <section aria-label={t('history.figures')}>
        <Figures />
      </section>
    </ArticlePage>
  );
}
