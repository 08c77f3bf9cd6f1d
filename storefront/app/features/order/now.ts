import type { OrderView } from '@shop/contract';

type Action = NonNullable<OrderView['requiredAction']>;

/** How an order stands where nothing is asked of its owner. */
const AT_REST = ['in_review', 'ready_for_production', 'in_production', 'shipped', 'completed', 'cancelled', 'expired'] as const;

/** What an order’s page says first. `replace_artwork` is an upload after a rejection. */
export type Matter = Action | 'replace_artwork' | 'partly_shipped' | (typeof AT_REST)[number];

export interface Now {
  matter: Matter;
  /** How many items it is about. */
  count: number;
}

type Standing = Pick<OrderView, 'status' | 'requiredAction'> & {
  items: readonly Pick<OrderView['items'][number], 'printed' | 'artwork' | 'shipped'>[];
};

/** The one matter of an order: what its owner is to do, else how it stands. */
export function nowOf({ status, requiredAction, items }: Standing): Now {
  const printed = items.filter((item) => item.printed);
  if (requiredAction === 'upload_artwork') return toUpload(printed);
  if (requiredAction) return { matter: requiredAction, count: printed.length };
  if (status === 'in_production' && items.some(({ shipped }) => shipped)) {
    return { matter: 'partly_shipped', count: items.filter(({ shipped }) => !shipped).length };
  }
  return { matter: AT_REST.find((state) => state === status) ?? 'in_review', count: items.length };
}

function toUpload(printed: readonly { artwork?: { rejected?: string } }[]): Now {
  const rejected = printed.filter(({ artwork }) => artwork?.rejected !== undefined).length;
  if (rejected > 0) return { matter: 'replace_artwork', count: rejected };
  return { matter: 'upload_artwork', count: printed.filter(({ artwork }) => artwork === undefined).length };
}

/** Whether an item waits for its artwork, or for a better one. */
export function lacksArtwork({ printed, artwork }: Pick<OrderView['items'][number], 'printed' | 'artwork'>): boolean {
  return printed && (artwork === undefined || artwork.rejected !== undefined);
}
