import type { TariffChangeKindName } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useZoneName } from '../tariff/useZoneName';
import { useCatalogueNames } from '../common/useItemNames';

interface Subject {
  kind: TariffChangeKindName;
  subject: string;
}

/**
 * Returns the names of what tariff changes are about: `Vinyl banner`, `Standard parcel · asia`, `France (FR)`. Only
 * products among `subjects` have names; others are named by their SKU.
 */
export function useSubjectName(subjects: readonly Subject[]): (subject: Subject) => string {
  const translate = useTranslate();
  const { country } = useFormat();
  const skus = subjects.filter(({ kind }) => kind === 'product').map(({ subject }) => subject);
  const { productName } = useCatalogueNames(skus);
  const zoneName = useZoneName();
  return ({ kind, subject }) => {
    switch (kind) {
      case 'product':
        return productName(subject);
      case 'service': {
        const [method = '', zone = ''] = subject.split(':');
        return `${translate(`labels.shippingMethod.${method}`, { _: method })} · ${zoneName(zone)}`;
      }
      case 'zone':
      case 'exclusion':
        return `${country(subject)} (${subject})`;
      case 'remittance':
        return translate(`labels.paymentMethod.${subject}`, { _: subject });
      case 'exchange_fee':
        return subject;
    }
  };
}
