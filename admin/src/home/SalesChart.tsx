import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { HomeSalesView } from '@shop/contract';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

const FEN_PER_YUAN = 100;

interface SalesChartProps {
  rows: readonly HomeSalesView[];
  formatPeriod: (period: string) => string;
}

/** Sales as bars and margin as a line. The chart library is loaded when the chart is shown; the table has the same numbers. */
export function SalesChart({ rows, formatPeriod }: SalesChartProps) {
  const translate = useTranslate();
  const { locale } = useFormat();
  const { palette } = useTheme();
  const target = useRef<HTMLDivElement>(null);
  const texts = {
    period: translate('dashboard.figures.period'),
    sales: translate('dashboard.figures.sales'),
    margin: translate('dashboard.figures.margin'),
  };
  const options = {
    labels: rows.map(({ period }) => formatPeriod(period)),
    labelHeading: texts.period,
    bars: { label: texts.sales, values: yuan(rows, 'sales'), colour: palette.brand.accent },
    line: { label: texts.margin, values: yuan(rows, 'margin'), colour: palette.brand.registrationMark.magenta },
    textColour: palette.text.secondary,
    gridColour: palette.divider,
  };
  const key = JSON.stringify([options, locale]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY', notation: 'compact' });
    let remove: (() => void) | null = null;
    let isGone = false;
    void import('./sales-chart').then(({ drawSalesChart }) => {
      if (isGone) return;
      const chart = drawSalesChart(element, { ...latest.current, formatAmount: (amount) => currency.format(amount) });
      const observer = new ResizeObserver(() => chart.resize(element.clientWidth));
      observer.observe(element);
      remove = () => {
        observer.disconnect();
        chart.remove();
      };
    });
    return () => {
      isGone = true;
      remove?.();
    };
  }, [key, locale]);
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
