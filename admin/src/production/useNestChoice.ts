import { MAX_NEST_FILE_ITEMS, type ProductionItemView } from '@shop/contract';
import { useState } from 'react';
import { useGetList } from 'react-admin';

/** By the sid of each item. */
type Choice = ReadonlyMap<string, ProductionItemView>;

/** As many as a nest takes. */
export const ITEMS_PER_PAGE = MAX_NEST_FILE_ITEMS;

/** Whether all pieces of an item are in accepted nests. */
export const isNested = ({ nestedCopies, quantity }: ProductionItemView) => nestedCopies >= quantity;

const toChoice = (items: readonly ProductionItemView[]): Choice =>
  new Map(items.filter((item) => !isNested(item)).map((item) => [item.sid, item]));

/**
 * The items of a material that have pieces in no accepted nest, in pages by due date, and which of them are chosen for a nest: at
 * first those of the first page. What is chosen on one page or in one search stays chosen on the others.
 * @param q finds the items of an order, one item, or those of products; empty: all
 */
export function useNestChoice(material: string, q: string) {
  const [page, setPage] = useState(1);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { data, error, isPending } = useGetList<ProductionItemView>('production-queue', {
    pagination: { page, perPage: ITEMS_PER_PAGE },
    sort: { field: 'due', order: 'ASC' },
    filter: { material, nestable: true, ...(q && { q }) },
  });
  const items = (data ?? []).filter(({ widthMm }) => widthMm !== null);
  const chosen = choice ?? toChoice(items);
  return {
    page,
    items,
    chosen,
    isPending,
    errorMessage: error ? String((error as Error).message) : '',
    showPage: (next: number) => {
      setChoice(chosen);
      setPage(next);
    },
    toggle: (item: ProductionItemView) => {
      const next = new Map(chosen);
      if (!next.delete(item.sid)) next.set(item.sid, item);
      setChoice(next);
    },
    chooseAll: () => setChoice(new Map([...chosen, ...toChoice(items)])),
    chooseNone: () => setChoice(new Map()),
    /** For another search. What would be chosen at first is kept if it is loaded. */
    showFirstPage: () => {
      if (!isPending) setChoice(chosen);
      setPage(1);
    },
    /** Keeps what is chosen when the items are loaded again. */
    keep: () => setChoice(chosen),
    /** Begins again, for another material or after a nest was accepted. */
    reset: () => {
      setChoice(null);
      setPage(1);
    },
  };
}

export type NestChoice = ReturnType<typeof useNestChoice>;
