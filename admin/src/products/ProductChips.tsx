import type { AdminProductRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip } from '../ui/Chip';

export function ProductChips({ withdrawn, featured }: Pick<AdminProductRowView, 'withdrawn' | 'featured'>) {
  const translate = useTranslate();
  return (
    <>
      {withdrawn && (
        <Chip tone="quiet" state="withdrawn">
          {translate('products.withdrawn')}
        </Chip>
      )}
      {featured && (
        <Chip tone="plain" state="featured">
          {translate('products.featured')}
        </Chip>
      )}
    </>
  );
}
