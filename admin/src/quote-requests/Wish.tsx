import type { AdminQuoteRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { useReading } from '../ui/reading';

/** What somebody wants bought. A link is what a stranger typed: it is shown and not followed. */
export function Wish({ wish }: { wish: NonNullable<AdminQuoteRequestView['wish']> }) {
  const translate = useTranslate();
  const { number, money } = useReading();
  const { what, quantity, links, budget } = wish;
  const name = (which: string) => translate(`quoteRequests.wish.${which}`);
  const facts = [
    { name: name('what'), value: what },
    { name: name('quantity'), value: number(quantity) },
    ...(budget ? [{ name: name('budget'), value: money(budget) }] : []),
    ...links.map((link, place) => ({ name: translate('quoteRequests.wish.link', { number: place + 1 }), value: link })),
  ];
  return <Facts facts={facts} />;
}
