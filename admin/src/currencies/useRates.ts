import { useReading } from '../ui/reading';
import { apartBy, formatRate } from './rates';

/** Rates and how far they lie apart, as the reader reads them. */
export function useRates() {
  const { locale } = useReading();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return {
    rate: (perCny: string | null) => (perCny === null ? '–' : formatRate(perCny, locale)),
    apart: (from: string | null, to: string | null) => {
      const part = apartBy(from, to);
      return part === null ? '' : percent.format(part);
    },
  };
}
