import type { PendingRateView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<PendingRateView['status'], ChipTone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'quiet',
  superseded: 'quiet',
};

export function PendingStatus({ status }: Pick<PendingRateView, 'status'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[status]} state={status}>
      {translate(`currencies.is.${status}`)}
    </Chip>
  );
}
