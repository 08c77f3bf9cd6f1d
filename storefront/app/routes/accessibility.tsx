import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../features/article/ArticlePage';

const parts = ['done', 'tested', 'limits', 'report'] as const;

/** The accessibility statement. */
export default function Accessibility() {
  const { t } = useTranslation('accessibility');
  return (
    <ArticlePage
      title={t('title')}
      intro={t('text')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        paragraphs: t(`part.${id}.text`, { returnObjects: true }),
      }))}
      more={['contactus', 'support']}
    />
  );
}
