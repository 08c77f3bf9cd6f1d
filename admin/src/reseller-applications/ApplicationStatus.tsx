import type { ResellerApplicationView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<ResellerApplicationView['status'], ChipTone> = {
  pending: 'waiting',
  granted: 'plain',
  declined: 'quiet',
};

export function ApplicationStatus({ status }: Pick<ResellerApplicationView, 'status'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[status]} state={status}>
      {translate(`resellers.is.${status}`)}
    </Chip>
  );
}
