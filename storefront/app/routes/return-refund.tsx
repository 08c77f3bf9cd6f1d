import { useTranslation } from 'react-i18next';
import { ReadingPage } from '../features/reading/ReadingPage';

const parts = ['steps', 'outcome', 'money', 'lost', 'cancel', 'made'] as const;

export default function ReturnRefund() {
  const { t } = useTranslation('refund');
  return (
    <ReadingPage
      title={t('title')}
      words={t('words')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        words: t(`part.${id}.words`, { returnObjects: true }),
      }))}
      more={['support', 'terms', 'contactus']}
    />
  );
}
