import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HomeFiguresView } from '@shop/contract';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { PlainTable } from '../ui/PlainTable';
import { Section } from '../ui/Section';
import { SalesChart } from './SalesChart';

const UNITS = ['days', 'months'] as const;
type Unit = (typeof UNITS)[number];

/** Sales and margin by day or by month, as a chart and as a table. */
export function SalesFigures({ figures }: { figures: HomeFiguresView }) {
  const translate = useTranslate();
  const { number, money, locale } = useFormat();
  const [unit, setUnit] = useState<Unit>('days');
  const rows = figures[unit];
  const formatPeriod = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      ...(unit === 'days' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
    });
    return (period: string) => format.format(new Date(unit === 'days' ? period : `${period}-01`));
  }, [locale, unit]);
  return (
    <Section
      title={translate('dashboard.figures.title')}
      aside={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={unit}
          onChange={(_, chosen: Unit | null) => chosen && setUnit(chosen)}
          aria-label={translate('dashboard.figures.period')}
        >
          {UNITS.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`dashboard.figures.by.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <SalesChart rows={rows} formatPeriod={formatPeriod} />
      <Box component="details" sx={{ typography: 'body2', mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', py: 0.5 }}>
          {translate('dashboard.figures.asTable')}
        </Box>
        <PlainTable
          rowHeadings
          maxWidth={560}
          columns={[
            { name: translate('dashboard.figures.period') },
            { name: translate('dashboard.figures.paidOrders'), numeric: true },
            { name: translate('dashboard.figures.sales'), numeric: true },
            { name: translate('dashboard.figures.margin'), numeric: true },
          ]}
          rows={rows.toReversed().map(({ period, orders, sales, margin }) => ({
            key: period,
            cells: [formatPeriod(period), number(orders), money(sales), money(margin)],
          }))}
        />
      </Box>
    </Section>
  );
}
