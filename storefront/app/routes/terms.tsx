import { useTranslation } from 'react-i18next';
import { ArticlePage, type ArticlePart } from '../features/article/ArticlePage';

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

const links: Partial<Record<(typeof parts)[number], ArticlePart['links']>> = {
  account: ['privacy'],
  artwork: ['artwork'],
  production: ['shipping'],
  claims: ['refund'],
  resellers: ['reseller'],
};

export default function Terms() {
  const { t } = useTranslation('terms');
  return (
    <ArticlePage
      title={t('title')}
      intro={t('text')}
      parts={parts.map((id) => ({
        id,
        title: t(`part.${id}.title`),
        paragraphs: t(`part.${id}.text`, { returnObjects: true }),
        links: links[id],
      }))}
      more={['privacy', 'refund', 'shipping', 'support', 'contactus']}
    />
  );
}
