import Box from '@mui/material/Box';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';

interface AnsweredProps {
  request: AdminQuoteRequestView;
  answer: NonNullable<AdminQuoteRequestView['answer']>;
}

/** What we answered. */
export function Answered({ request: { decidedAt, items, wish }, answer }: AnsweredProps) {
  const translate = useTranslate();
  const { money, time, number, country } = useReading();
  const { lines, message, terms, total, validUntil, by } = answer;
  const name = (which: string) => translate(`quoteRequests.answer.${which}`);
  const nameOf = (place: number) => lines[place]?.label ?? items[place]?.name ?? wish?.what ?? '';
  const facts = [
    ...lines.map(({ fen, quantity }, place) => ({
      name: [nameOf(place), quantity && `× ${number(quantity)}`].filter(Boolean).join(' '),
      value: money({ currency: 'CNY', amount: fen }),
    })),
    ...(total ? [{ name: name('total'), value: money(total), strong: true }] : []),
    ...(terms
      ? [
          {
            name: name('terms'),
            value: `${country(terms.country)}, ${translate(`terms.shipping.${terms.shippingMethod}`)}`,
          },
        ]
      : []),
    ...(validUntil ? [{ name: name('validUntil'), value: time(validUntil) }] : []),
    ...(decidedAt ? [{ name: name('at'), value: [time(decidedAt), by].filter(Boolean).join(' · ') }] : []),
  ];
  return (
    <Section title={name('title')}>
      <Facts facts={facts} />
      {message && <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{message}</Box>}
    </Section>
  );
}
