import type { TariffChangeKindName } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';

/** What a change is of, in words: `Standard parcel · asia`, `France`. */
export function useSubjectName() {
  const translate = useTranslate();
  const { country } = useReading();
  return ({ kind, subject }: { kind: TariffChangeKindName; subject: string }): string => {
    switch (kind) {
      case 'service': {
        const [method = '', zone = ''] = subject.split(':');
        return `${translate(`terms.shipping.${method}`, { _: method })} · ${zone}`;
      }
      case 'zone':
      case 'exclusion':
        return `${country(subject)} (${subject})`;
      case 'remittance':
        return translate(`terms.payment.${subject}`, { _: subject });
      default:
        return subject;
    }
  };
}
