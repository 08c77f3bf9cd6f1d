import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../features/article/ArticlePage';

const parts = ['steps', 'outcome', 'money', 'lost', 'cancel', 'made'] as const;

export default function ReturnRefund() {
  const { t } = useTranslation('refund');
  return (
    <ArticlePage
      title={t('title')}
      intro={t('text')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        paragraphs: t(`part.${id}.text`, { returnObjects: true }),
      }))}
      more={['support', 'terms', 'contactus']}
    />
  );
}
