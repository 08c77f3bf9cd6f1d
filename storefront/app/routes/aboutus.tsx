import { useTranslation } from 'react-i18next';
import { Lineup } from '../features/home/Lineup';
import { ReadingPage } from '../features/reading/ReadingPage';

const parts = ['make', 'price', 'proof', 'people', 'who'] as const;

export default function AboutUs() {
  const { t } = useTranslation('about');
  return (
    <ReadingPage
      title={t('title')}
      words={t('words')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        words: t(`part.${id}.words`, { returnObjects: true }),
      }))}
      more={['history', 'factory', 'reseller', 'portfolio', 'contactus']}
    >
      <Lineup />
    </ReadingPage>
  );
}
