import type { TariffChangeKindName } from '@shop/contract';
import { useGetMany, useTranslate } from 'react-admin';
import type { CatalogueEntry } from '../api/data-provider';
import { useReading } from '../ui/reading';

/** What products are called in the shop; one that is not offered goes by its code. */
export function useProductName(skus: readonly string[]): (sku: string) => string {
  const { data = [] } = useGetMany<CatalogueEntry>('catalogue', { ids: [...new Set(skus)] });
  return (sku) => data.find((entry) => entry?.id === sku)?.product?.name ?? sku;
}

interface Subject {
  kind: TariffChangeKindName;
  subject: string;
}

/** What some changes are of, in words: `Vinyl banner`, `Standard parcel · asia`, `France (FR)`. */
export function useSubjectName(subjects: readonly Subject[]): (of: Subject) => string {
  const translate = useTranslate();
  const { country } = useReading();
  const productName = useProductName(subjects.filter(({ kind }) => kind === 'product').map(({ subject }) => subject));
  return ({ kind, subject }) => {
    switch (kind) {
      case 'product':
        return productName(subject);
      case 'service': {
        const [method = '', zone = ''] = subject.split(':');
        return `${translate(`terms.shipping.${method}`, { _: method })} · ${zone}`;
      }
      case 'zone':
      case 'exclusion':
        return `${country(subject)} (${subject})`;
      case 'remittance':
        return translate(`terms.payment.${subject}`, { _: subject });
      case 'exchange_fee':
        return subject;
    }
  };
}
