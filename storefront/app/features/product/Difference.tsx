import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import styles from './ItemFields.module.css';
import type { Option, OptionPrices } from './option-prices';

/** `+$4.20`: what an option adds to the total; empty while it is not known. A selected choice is included. */
export function useDifference(prices: OptionPrices | null): (option: Option, isIncluded?: boolean) => string {
  const { t } = useTranslation('product');
  const { difference } = useFormat();
  return (option, isIncluded = false) => {
    const amount = prices?.differences.get(option);
    if (!prices || amount === undefined) return '';
    if (isIncluded) return t('difference.included');
    return amount === 0 ? t('difference.none') : difference({ currency: prices.currency, amount });
  };
}

export function Difference({ text }: { text: string }) {
  return <small className={`${styles.difference} tabular-nums`}>{text}</small>;
}

/** The name of an option in a drop-down list. */
export const withDifference = (name: string, difference: string): string =>
  difference === '' ? name : `${name} (${difference})`;
