import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { AdjustedAmounts } from '../quote/AdjustedAmounts';
import { AmountList } from '../quote/AmountList';
import { Formula } from '../quote/Formula';
import { formulaNames } from './formula-names';
import { useOrderPage } from './order-page';
import styles from './OrderQuote.module.css';
import { Section } from './Section';

/** The quote stored with the order, in CNY and in the payment currency, with its calculation. */
export function OrderQuote() {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const { order, labels } = useOrderPage();
  const { quote, items } = order;
  const cny = (amount: number) => money({ currency: 'CNY', amount });
  const names = formulaNames(items, labels);
  return (
    <>
      <Section title={t('original.title')}>
        <p className={styles.text}>{t('original.text')}</p>
        <AmountList
          amounts={[
            ...quote.original.lines.map(({ line }, index) => ({ name: names.line(index), value: cny(line) })),
            { name: t('original.product'), value: cny(quote.original.product), weight: 'total' as const },
          ]}
        />
      </Section>
      <Section title={t('adjusted.title')}>
        <p className={styles.text}>{t('adjusted.text', { currency: quote.adjusted.currency })}</p>
        <AdjustedAmounts quote={quote} />
        <Formula quote={quote} {...names} />
      </Section>
    </>
  );
}
