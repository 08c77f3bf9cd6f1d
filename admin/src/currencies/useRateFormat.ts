import { useFormat } from '../i18n/useFormat';
import { formatRate, relativeChange } from './rates';

/** Formatters for rates and their changes in the user's locale. */
export function useRateFormat() {
  const { locale } = useFormat();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return {
    rate: (perCny: string | null) => (perCny === null ? '–' : formatRate(perCny, locale)),
    change: (from: string | null, to: string | null) => {
      const share = relativeChange(from, to);
      return share === null ? '' : percent.format(share);
    },
  };
}
