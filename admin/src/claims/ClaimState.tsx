import type { AdminClaimRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

type Standing = Partial<Pick<AdminClaimRowView, 'resolution'>>;

const TONES: Record<NonNullable<AdminClaimRowView['resolution']>, ChipTone> = {
  reprint: 'good',
  refund: 'good',
  refused: 'quiet',
};

/** Open, or how it was settled. */
export function ClaimState({ resolution }: Standing) {
  const translate = useTranslate();
  const state = resolution ?? 'open';
  return (
    <Chip tone={resolution ? TONES[resolution] : 'waiting'} state={state}>
      {translate(`claims.is.${state}`)}
    </Chip>
  );
}
