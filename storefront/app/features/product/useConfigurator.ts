import type { ItemView, ProductView, QuoteView } from '@shop/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Answer } from '../api/refusal';
import type { Asked } from '../api/useAsked';
import { changed, emptyFields, inUnit, itemOf, type ItemDraft, type RequiredField } from '../item/item-draft';
import { useHouse } from '../layout/house';
import { lastingCookie } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { calledTerms, SHIP_TO, writeShipTo, type QuoteTerms } from '../quote/terms';
import { useItemQuote } from '../quote/useItemQuote';
import { heldSession } from '../session/session';
import { PENDING_ITEM, readPending, writePending } from './pending-item';

/** What the product's page begins with, as the server rendered it. */
export interface FirstQuote {
  draft: ItemDraft;
  terms: QuoteTerms;
  answer: Answer<QuoteView>;
}

export interface Configurator {
  draft: ItemDraft;
  change: (change: Partial<ItemDraft>) => void;
  terms: QuoteTerms;
  changeTerms: (change: Partial<QuoteTerms>) => void;
  item: ItemView;
  quote: Asked<QuoteView>;
  /** Required fields that are empty; there is no quote meanwhile. */
  empty: readonly RequiredField[];
  /** Restored after logging in, and not yet added or changed. */
  restored: boolean;
  /** Keeps everything entered for when one comes back to this page. */
  keep: () => void;
  /** Nothing waits any more. */
  forget: () => void;
}

/** An item of a product as it is being chosen, with its price. */
export function useConfigurator(product: ProductView, first: FirstQuote): Configurator {
  const { locale } = useHouse();
  const { preferences } = usePreferences();
  const [draft, setDraft] = useState(first.draft);
  const [terms, setTerms] = useState(first.terms);
  const [typed, setTyped] = useState(false);
  const [restored, setRestored] = useState(false);
  const item = useMemo(() => itemOf(draft, product, locale), [draft, product, locale]);
  const empty = emptyFields(draft, product);
  const quote = useItemQuote(empty.length === 0 ? item : null, calledTerms(terms, preferences.currency), first.answer);

  useFollowedUnit((unit) => setDraft((before) => inUnit(before, unit, locale)));

  const restore = useEffectEvent(() => {
    const pending = readPending(sessionStorage.getItem(PENDING_ITEM), product);
    if (!pending) return;
    setDraft(pending.draft);
    setTerms(pending.terms);
    setTyped(true);
    setRestored(true);
    // Logged in, it has served; otherwise the reader may still be on the way.
    if (heldSession()) sessionStorage.removeItem(PENDING_ITEM);
  });
  useEffect(() => restore(), []);

  function changeTerms(change: Partial<QuoteTerms>) {
    const next = { ...terms, ...change };
    document.cookie = lastingCookie(SHIP_TO, writeShipTo(next), location.protocol === 'https:');
    setTerms(next);
  }

  function change(change: Partial<ItemDraft>) {
    setDraft(changed(draft, change, typed, locale));
    setTyped(typed || change.width !== undefined || change.length !== undefined);
    setRestored(false);
  }

  function forget() {
    sessionStorage.removeItem(PENDING_ITEM);
    setRestored(false);
  }

  const keep = () => sessionStorage.setItem(PENDING_ITEM, writePending(product, { draft, terms }));
  return { draft, change, terms, changeTerms, item, quote, empty, restored, keep, forget };
}

/** Calls back when the reader chooses another default unit. */
function useFollowedUnit(follow: (unit: ItemDraft['unit']) => void): void {
  const { defaultUnit } = usePreferences().preferences;
  const [last, setLast] = useState(defaultUnit);
  if (last === defaultUnit) return;
  setLast(defaultUnit);
  follow(defaultUnit);
}
