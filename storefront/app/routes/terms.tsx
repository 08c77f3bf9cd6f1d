import { useTranslation } from 'react-i18next';
import { ReadingPage, type Part } from '../features/reading/ReadingPage';

const parts = [
  'age',
  'account',
  'prices',
  'orders',
  'payment',
  'artwork',
  'production',
  'use',
  'claims',
  'resellers',
] as const;

const links: Partial<Record<(typeof parts)[number], Part['links']>> = {
  account: ['privacy'],
  artwork: ['artwork'],
  production: ['shipping'],
  claims: ['refund'],
  resellers: ['reseller'],
};

export default function Terms() {
  const { t } = useTranslation('terms');
  return (
    <ReadingPage
      title={t('title')}
      words={t('words')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        words: t(`part.${id}.words`, { returnObjects: true }),
        links: links[id],
      }))}
      more={['privacy', 'refund', 'shipping', 'support', 'contactus']}
    />
  );
}
