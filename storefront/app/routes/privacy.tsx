import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../features/article/ArticlePage';

const parts = [
  'account',
  'orders',
  'messages',
  'newsletter',
  'browser',
  'security',
  'others',
  'yours',
  'kept',
] as const;

export default function Privacy() {
  const { t } = useTranslation('privacy');
  return (
    <ArticlePage
      title={t('title')}
      intro={t('text')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        paragraphs: t(`part.${id}.text`, { returnObjects: true }),
      }))}
      more={['terms', 'contactus']}
    />
  );
}
