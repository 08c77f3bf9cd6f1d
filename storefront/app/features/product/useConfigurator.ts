import type { Result } from '@shop/api-client';
import type { ItemView, ProductView, QuoteAmountsView } from '@shop/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSite } from '../../layout/site';
import { sessionStore } from '../api/client';
import type { Query } from '../api/useQuery';
import { applyChange, emptyFields, convertUnit, toItem, type ItemDraft, type RequiredField } from '../item/item-draft';
import { findItemProblems, type ItemProblem } from '../item/item-problem';
import { formatCookie } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { toRequestTerms, SHIP_TO, formatShipTo, type QuoteTerms } from '../quote/terms';
import { useItemQuote, withoutLabel } from '../quote/useItemQuote';
import type { ItemPrices, OptionPrices } from './option-prices';
import { PENDING_ITEM, parsePendingItem, serializePendingItem } from './pending-item';
import { useOptionPrices } from './useOptionPrices';

/** The initial state that the server rendered. */
export interface InitialQuote {
  draft: ItemDraft;
  terms: QuoteTerms;
  result: Result<QuoteAmountsView>;
  prices: Result<ItemPrices>;
}

export interface Configurator {
  draft: ItemDraft;
  change: (change: Partial<ItemDraft>) => void;
  terms: QuoteTerms;
  changeTerms: (change: Partial<QuoteTerms>) => void;
  item: ItemView;
  /** Has no data while the item or the terms are invalid. */
  quote: Query<QuoteAmountsView>;
  /** What each option adds to the total; null while the item has no price. */
  optionPrices: OptionPrices | null;
  /** The required fields that are empty, which prevents a quote. */
  empty: readonly RequiredField[];
  /** What is wrong with the fields that are filled in. */
  problems: readonly ItemProblem[];
  /** Whether the item was restored after a login and has not been added or changed since. */
  restored: boolean;
  /** Stores the item until the customer returns to this page. */
  savePending: () => void;
  /** Removes the stored item. */
  clearPending: () => void;
}

/** The state of the product form: item, terms and quote. */
export function useConfigurator(product: ProductView, initial: InitialQuote): Configurator {
  const { locale } = useSite();
  const { preferences } = usePreferences();
  const [draft, setDraft] = useState(initial.draft);
  const [terms, setTerms] = useState(initial.terms);
  const [isSizeTyped, setIsSizeTyped] = useState(false);
  const [restored, setRestored] = useState(false);
  const item = useMemo(() => toItem(draft, product, locale), [draft, product, locale]);
  const empty = emptyFields(draft, product);
  const requestTerms = toRequestTerms(terms, preferences.currency);
  const quote = useItemQuote(empty.length === 0 ? item : null, requestTerms, initial.result);
  const problems = findItemProblems(item, product).filter(({ field }) => !empty.includes(field));
  const isPriced = empty.length === 0 && problems.length === 0 && quote.error === null;
  const optionPrices = useOptionPrices(product, isPriced ? withoutLabel(item) : null, requestTerms, initial.prices);

  useUnitChange((unit) => setDraft((before) => convertUnit(before, unit, locale)));

  const restore = useEffectEvent(() => {
    const pending = parsePendingItem(sessionStorage.getItem(PENDING_ITEM), product);
    if (!pending) return;
    setDraft(pending.draft);
    setTerms(pending.terms);
    setIsSizeTyped(true);
    setRestored(true);
    // Without a session the customer may still be on the way to the login.
    if (sessionStore.current()) sessionStorage.removeItem(PENDING_ITEM);
  });
  useEffect(() => restore(), []);

  function changeTerms(change: Partial<QuoteTerms>) {
    const next = { ...terms, ...change };
    document.cookie = formatCookie(SHIP_TO, formatShipTo(next), location.protocol === 'https:');
    setTerms(next);
  }

  function change(change: Partial<ItemDraft>) {
    setDraft(applyChange(draft, change, isSizeTyped, locale));
    setIsSizeTyped(isSizeTyped || change.width !== undefined || change.length !== undefined);
    setRestored(false);
  }

  function clearPending() {
    sessionStorage.removeItem(PENDING_ITEM);
    setRestored(false);
  }

  const savePending = () => sessionStorage.setItem(PENDING_ITEM, serializePendingItem(product, { draft, terms }));
  return {
    draft,
    change,
    terms,
    changeTerms,
    item,
    quote: isPriced ? quote : { ...quote, data: null },
    optionPrices,
    empty,
    problems,
    restored,
    savePending,
    clearPending,
  };
}

/** Calls back when the preferred unit changes. */
function useUnitChange(onChange: (unit: ItemDraft['unit']) => void): void {
  const { defaultUnit } = usePreferences().preferences;
  const [last, setLast] = useState(defaultUnit);
  if (last === defaultUnit) return;
  setLast(defaultUnit);
  onChange(defaultUnit);
}
