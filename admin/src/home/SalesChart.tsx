import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { HomeSalesView } from '@shop/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

const FEN_PER_YUAN = 100;

interface SalesChartProps {
  rows: readonly HomeSalesView[];
  formatPeriod: (period: string) => string;
}

/**
 * Sales as bars and margin as a line. The chart library is loaded when the chart is shown; without it there is only the
 * table, which has the same numbers. It is not loaded where `Intl` refuses the browser's language, such as `en-US@posix`.
 */
export function SalesChart({ rows, formatPeriod }: SalesChartProps) {
  const translate = useTranslate();
  const { locale } = useFormat();
  const { palette } = useTheme();
  const target = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const options = useMemo(() => {
    const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY', notation: 'compact' });
    const { accent, registrationMark } = palette.brand;
    return {
      labels: rows.map(({ period }) => formatPeriod(period)),
      labelHeading: translate('dashboard.figures.period'),
      bars: { label: translate('dashboard.figures.sales'), values: yuan(rows, 'sales'), colour: accent },
      line: {
        label: translate('dashboard.figures.margin'),
        values: yuan(rows, 'margin'),
        colour: registrationMark.magenta,
      },
      formatAmount: (amount: number) => currency.format(amount),
      textColour: palette.text.secondary,
      gridColour: palette.divider,
    };
  }, [rows, formatPeriod, translate, locale, palette]);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let remove: (() => void) | null = null;
    let isGone = false;
    const draw = async () => {
      const { drawSalesChart } = await import('./sales-chart');
      if (isGone) return;
      const chart = drawSalesChart(element, options);
      const observer = new ResizeObserver(() => chart.resize(element.clientWidth));
      observer.observe(element);
      remove = () => {
        observer.disconnect();
        chart.remove();
      };
    };
    draw().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      remove?.();
    };
  }, [options]);
  if (hasFailed) return null;
  return (
    <Box
      ref={target}
      role="img"
      aria-label={translate('dashboard.figures.chart')}
      sx={{
        minHeight: 276,
        minWidth: 0,
        overflow: 'hidden',
        '& .u-legend': { typography: 'caption', textAlign: 'left' },
      }}
    />
  );
}

const yuan = (rows: readonly HomeSalesView[], name: 'sales' | 'margin') =>
  rows.map((row) => (row[name]?.amount ?? 0) / FEN_PER_YUAN);
