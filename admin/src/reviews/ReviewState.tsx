import type { AdminReviewView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<AdminReviewView['state'], ChipTone> = {
  pending: 'waiting',
  published: 'good',
  rejected: 'quiet',
};

export function ReviewState({ state }: Pick<AdminReviewView, 'state'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[state]} state={state}>
      {translate(`reviews.is.${state}`)}
    </Chip>
  );
}
