import Box from '@mui/material/Box';
import type { HomeFiguresView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Section } from '../ui/Section';

/** Orders and sales of the last 30 days, each with what it counts. */
export function HomeFigures({ figures: { placed, paid, completed, sales } }: { figures: HomeFiguresView }) {
  const translate = useTranslate();
  const { number, money } = useFormat();
  const figure = (name: string) => translate(`dashboard.figure.${name}`);
  const items = [
    { name: figure('placed'), value: number(placed) },
    { name: figure('paid'), value: number(paid) },
    { name: figure('completed'), value: number(completed) },
    ...sales.map((amount) => ({ name: `${figure('sales')} (${amount.currency})`, value: money(amount) })),
  ];
  return (
    <Section title={translate('dashboard.figures')}>
      <Box sx={{ maxWidth: 420 }}>
        <DescriptionList items={items} numeric />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>{translate('dashboard.salesDefinition')}</Box>
    </Section>
  );
}
