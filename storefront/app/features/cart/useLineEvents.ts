import { useState } from 'react';
import type { Query } from '../api/useQuery';
import type { CartLine, CartLines } from './cart-actions';
import type { LineEvents } from './CartRow';

interface LineChanges {
  events: LineEvents;
  /** Whether a quantity is not saved yet. */
  isSaving: boolean;
  /** The line that was removed last and has not been put back. */
  removed: CartLine | null;
  /** The id of the line that was added last. */
  newLine: string | null;
  /** Called after the removed line was put back as this one. */
  restored: (itemId: string) => void;
}

/** Follows what the customer does to the lines of the cart. */
export function useLineEvents<Lines extends CartLines>(cart: Lines, query: Query<Lines>): LineChanges {
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [newLine, setNewLine] = useState<string | null>(null);

  function showNew(itemId: string): void {
    setNewLine(itemId);
    query.refetch();
  }

  const events: LineEvents = {
    onRemoved(line, count) {
      setRemoved(line);
      events.onSaving(line.itemId, false);
      query.setData({ ...cart, items: cart.items.filter(({ itemId }) => itemId !== line.itemId), count });
    },
    onDuplicated: showNew,
    onSaved: query.refetch,
    onSaving(itemId, isSaving) {
      setSaving((before) => {
        const others = [...before].filter((other) => other !== itemId);
        return new Set(isSaving ? [...others, itemId] : others);
      });
    },
    onNewArtwork({ itemId }) {
      const items = cart.items.map((line) => (line.itemId === itemId ? withNewArtwork(line) : line));
      query.setData({ ...cart, items });
    },
  };

  function restored(itemId: string): void {
    setRemoved(null);
    showNew(itemId);
  }

  return { events, isSaving: saving.size > 0, removed, newLine, restored };
}

function withNewArtwork({ kept: _, ...line }: CartLine): CartLine {
  return line;
}
