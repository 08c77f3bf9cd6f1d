import { useTranslation } from 'react-i18next';
import { ReadingPage } from '../features/reading/ReadingPage';

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
    <ReadingPage
      title={t('title')}
      words={t('words')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        words: t(`part.${id}.words`, { returnObjects: true }),
      }))}
      more={['terms', 'contactus']}
    />
  );
}
