import { Button } from '@mantine/core';
import { IconMathFunction } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { Figures } from '../quote/Figures';
import { FormulaDialog } from '../quote/FormulaDialog';
import styles from './OrderQuote.module.css';
import { useOrderPage } from './order-page';
import { Section } from './Section';

/** Both panels of the quote as it was frozen on the order, and the arithmetic behind it. */
export function OrderQuote() {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const { order, words } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const { quote, items } = order;
  const yuan = (amount: number) => money({ currency: 'CNY', amount });
  const lineName = (line: number) => {
    const item = items[line];
    return item ? words.name(item) : '';
  };
  return (
    <>
      <Section title={t('original.title')}>
        <p className={styles.words}>{t('original.words')}</p>
        <Figures
          figures={[
            ...quote.original.lines.map(({ line }, place) => ({ name: lineName(place), value: yuan(line) })),
            { name: t('original.product'), value: yuan(quote.original.product), weight: 'total' as const },
          ]}
        />
      </Section>
      <Section title={t('adjusted.title')}>
        <p className={styles.words}>{t('adjusted.words', { currency: quote.adjusted.currency })}</p>
        <AdjustedFigures quote={quote} />
        <Button
          className={styles.formula}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconMathFunction size={16} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          {t('formula.open')}
        </Button>
        <FormulaDialog opened={opened} onClose={() => setOpened(false)} quote={quote} finish={finishName} line={lineName} />
      </Section>
    </>
  );

  function finishName(code: string): string {
    const sku = items.find(({ item }) => item.finishes.includes(code))?.item.sku;
    return sku ? words.finish(sku, code) : code;
  }
}
