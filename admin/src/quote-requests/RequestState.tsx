import type { AdminQuoteRequestRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<AdminQuoteRequestRowView['state'], ChipTone> = {
  open: 'waiting',
  answered: 'plain',
  ordered: 'good',
  declined: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
};

export function RequestState({ state }: Pick<AdminQuoteRequestRowView, 'state'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[state]} state={state}>
      {translate(`quoteRequests.is.${state}`)}
    </Chip>
  );
}
