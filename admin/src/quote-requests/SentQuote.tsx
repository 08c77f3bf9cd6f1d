import Box from '@mui/material/Box';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Section } from '../ui/Section';

interface SentQuoteProps {
  request: AdminQuoteRequestView;
  answer: NonNullable<AdminQuoteRequestView['answer']>;
}

/** The quote or message that was sent to the customer. */
export function SentQuote({ request: { decidedAt, items, wish }, answer }: SentQuoteProps) {
  const translate = useTranslate();
  const { money, time, number, country } = useFormat();
  const { lines, message, terms, total, validUntil, by } = answer;
  const label = (name: string) => translate(`quoteRequests.answer.${name}`);
  const lineName = (index: number) => lines[index]?.label ?? items[index]?.name ?? wish?.what ?? '';
  const details = [
    ...lines.map(({ fen, quantity }, index) => ({
      name: [lineName(index), quantity && `× ${number(quantity)}`].filter(Boolean).join(' '),
      value: money({ currency: 'CNY', amount: fen }),
    })),
    ...(total ? [{ name: label('total'), value: money(total), strong: true }] : []),
    ...(terms
      ? [
          {
            name: label('terms'),
            value: `${country(terms.country)}, ${translate(`labels.shippingMethod.${terms.shippingMethod}`)}`,
          },
        ]
      : []),
    ...(validUntil ? [{ name: label('validUntil'), value: time(validUntil) }] : []),
    ...(decidedAt ? [{ name: label('answeredAt'), value: [time(decidedAt), by].filter(Boolean).join(' · ') }] : []),
  ];
  return (
    <Section title={label('title')}>
      <DescriptionList items={details} />
      {message && <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{message}</Box>}
    </Section>
  );
}
