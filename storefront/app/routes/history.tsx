import { useTranslation } from 'react-i18next';
import { Figures } from '../features/home/Figures';
import { ReadingPage } from '../features/reading/ReadingPage';

const parts = ['then', 'now'] as const;

export default function History() {
  const { t } = useTranslation('about');
  return (
    <ReadingPage
      title={t('history.title')}
      words={t('history.words')}
      parts={parts.map((id) => ({
        id,
        title: t(`history.part.${id}.title`),
        words: t(`history.part.${id}.words`, { returnObjects: true }),
      }))}
      more={['aboutus', 'factory', 'portfolio']}
    >
      <section aria-label={t('history.figures')}>
        <Figures />
      </section>
    </ReadingPage>
  );
}
