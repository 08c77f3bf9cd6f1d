import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../features/article/ArticlePage';
import { HeroImage } from '../features/home/HeroImage';

const parts = ['make', 'price', 'proof', 'people', 'who'] as const;

export default function AboutUs() {
  const { t } = useTranslation('about');
  return (
    <ArticlePage
      title={t('title')}
      intro={t('text')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        paragraphs: t(`part.${id}.text`, { returnObjects: true }),
      }))}
      more={['history', 'factory', 'reseller', 'portfolio', 'contactus']}
    >
      <HeroImage />
    </ArticlePage>
  );
}
