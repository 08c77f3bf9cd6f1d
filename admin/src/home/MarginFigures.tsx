import Box from '@mui/material/Box';
import type { HomeFiguresView, MoneyView } from '@shop/contract';
import { Link, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Section } from '../ui/Section';
import { listPath } from './task-lists';

/** The margin of the last 30 days with its parts, and in words what it counts and what not. */
export function MarginFigures({ figures: { from, to, margin, currencies } }: { figures: HomeFiguresView }) {
  const translate = useTranslate();
  const { money, dayRange } = useFormat();
  const less = ({ currency, amount }: MoneyView) => money({ currency, amount: amount && -amount });
  const entries = (...kind: string[]) => listPath('ledger-entries', { kind, from, to }, 'id', 'ASC');
  const name = (part: string) => translate(`dashboard.margin.${part}`);
  const items = [
    {
      name: name('paid'),
      value: (
        <Link to={entries('payment')} sx={TARGET}>
          {money(margin.paid)}
        </Link>
      ),
    },
    {
      name: name('returned'),
      value: (
        <Link to={entries('refund', 'chargeback')} sx={TARGET}>
          {less(margin.returned)}
        </Link>
      ),
    },
    { name: name('factory'), value: less(margin.factory) },
    { name: name('shipping'), value: less(margin.shipping) },
    { name: name('margin'), value: money(margin.margin), strong: true },
  ];
  return (
    <Section title={translate('dashboard.margin.title')}>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 1 }}>{dayRange({ from, to })}</Box>
      <DescriptionList items={items} numeric />
      {currencies.length > 0 && (
        <Box sx={{ typography: 'body2', mt: 1.5 }}>
          {translate('dashboard.margin.currencies', { amounts: currencies.map(money).join(' · ') })}
        </Box>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1.5, display: 'grid', gap: 0.75 }}>
        <span>{translate('dashboard.margin.definition')}</span>
        <span>{translate('dashboard.margin.notCounted')}</span>
      </Box>
    </Section>
  );
}

/** Links in rows that follow each other are high enough to be hit. */
const TARGET = { display: 'inline-block', minWidth: 24, lineHeight: '24px' };
