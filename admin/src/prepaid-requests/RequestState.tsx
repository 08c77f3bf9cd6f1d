import type { PrepaidRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<PrepaidRequestView['state'], ChipTone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'quiet',
};

export function RequestState({ state }: Pick<PrepaidRequestView, 'state'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[state]} state={state}>
      {translate(`requests.is.${state}`)}
    </Chip>
  );
}
