import type { OrderView } from '@shop/contract';

type Action = NonNullable<OrderView['requiredAction']>;

/** The statuses without an action of the customer. */
const IDLE_STATES = [
  'in_review',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
  'cancelled',
  'expired',
] as const;

/** The translation key below `nextStep`. `replace_artwork` is an upload after a rejection. */
export type NextStepMessageKey = Action | 'replace_artwork' | 'partly_shipped' | (typeof IDLE_STATES)[number];

export interface NextStepMessage {
  key: NextStepMessageKey;
  /** The number of items concerned. */
  count: number;
}

type OrderState = Pick<OrderView, 'status' | 'requiredAction'> & {
  items: readonly Pick<OrderView['items'][number], 'printed' | 'artwork' | 'shipped'>[];
};

/** The message of the next step: the required action, or the status if there is none. */
export function findNextStepMessage({ status, requiredAction, items }: OrderState): NextStepMessage {
  const printed = items.filter((item) => item.printed);
  if (requiredAction === 'upload_artwork') return toUploadMessage(printed);
  if (requiredAction) return { key: requiredAction, count: printed.length };
  if (status === 'in_production' && items.some(({ shipped }) => shipped)) {
    return { key: 'partly_shipped', count: items.filter(({ shipped }) => !shipped).length };
  }
  return { key: IDLE_STATES.find((state) => state === status) ?? 'in_review', count: items.length };
}

function toUploadMessage(printed: readonly { artwork?: { rejected?: string } }[]): NextStepMessage {
  const rejected = printed.filter(({ artwork }) => artwork?.rejected !== undefined).length;
  if (rejected > 0) return { key: 'replace_artwork', count: rejected };
  return { key: 'upload_artwork', count: printed.filter(({ artwork }) => artwork === undefined).length };
}

/** Whether an item has no artwork yet, or artwork that was rejected. */
export function needsArtwork({ printed, artwork }: Pick<OrderView['items'][number], 'printed' | 'artwork'>): boolean {
  return printed && (artwork === undefined || artwork.rejected !== undefined);
}
