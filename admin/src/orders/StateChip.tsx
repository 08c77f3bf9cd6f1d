import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';
import { toneOf, type OrderState, type Tone } from './states';

const TONES: Record<Tone, ChipTone> = { staff: 'waiting', customer: 'plain', good: 'good', quiet: 'quiet' };

/** An order's state. Filled while it waits for staff, ruled while it waits for the customer. */
export function StateChip({ state }: { state: OrderState }) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[toneOf(state)]} state={state}>
      {translate(`terms.state.${state}`)}
    </Chip>
  );
}
