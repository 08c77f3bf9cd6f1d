import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { updateLine, type CartLine } from './cart-actions';
import { parseQuantity } from './quantity';

const SAVE_AFTER_MS = 500;

interface LineQuantityOptions {
  line: CartLine;
  max: number;
  /** Called when a quantity is about to be saved, and when all are. */
  onSaving: (isSaving: boolean) => void;
  /** Called after a quantity was saved. */
  onSaved: () => void;
}

export interface LineQuantity {
  /** The text of the field. */
  text: string;
  error: string | undefined;
  change: (text: string) => void;
  /** Saves what was typed now, or shows the saved quantity again if it was not a quantity. */
  leave: () => void;
}

/** The quantity field of a line. A valid quantity is saved when the customer pauses or leaves the field. */
export function useLineQuantity({ line, max, onSaving, onSaved }: LineQuantityOptions): LineQuantity {
  const { t } = useTranslation('cart');
  const keyFor = useIdempotencyKey();
  /** Null shows the saved quantity. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The quantity to save; quantities are saved one after another, so that the last one stays. */
  const wanted = useRef<number | null>(null);
  const isRunning = useRef(false);
  const saved = line.item.quantity;

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    if (isRunning.current) return;
    isRunning.current = true;
    while (wanted.current !== null) {
      const quantity = wanted.current;
      wanted.current = null;
      const item = { ...line.item, quantity };
      const result = await updateLine(line.itemId, item, keyFor(item));
      if (result.ok) onSaved();
      else if (wanted.current === null) {
        setError(t('quantity.kept', { reason: result.error.errors[0]?.message || result.error.detail }));
        setTyped(null);
      }
    }
    isRunning.current = false;
    onSaving(false);
  }

  function change(text: string): void {
    clearTimeout(timer.current);
    setTyped(text);
    const quantity = parseQuantity(text, max);
    setError(quantity === null && text.trim() !== '' ? t('quantity.range', { max }) : undefined);
    wanted.current = quantity === null || (quantity === saved && !isRunning.current) ? null : quantity;
    if (wanted.current === null) {
      if (!isRunning.current) onSaving(false);
      return;
    }
    onSaving(true);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  function leave(): void {
    if (typed === null) return;
    if (wanted.current !== null) return void save();
    if (parseQuantity(typed, max) === null) {
      setError(t('quantity.kept', { reason: t('quantity.range', { max }) }));
      setTyped(null);
    }
  }

  // A link may be followed, or the line be removed, before the customer has left the field.
  const saveNow = useEffectEvent(() => {
    if (wanted.current !== null) void save();
  });
  useEffect(() => () => saveNow(), []);

  return { text: typed ?? String(saved), error, change, leave };
}
