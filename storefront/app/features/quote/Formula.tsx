import type { QuoteView } from '@shop/contract';
import { IconMathFunction } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import type { FormulaNames } from './formula-sections';
import type { ItemQuoteRequest } from './useItemQuote';
import styles from './Formula.module.css';

const FormulaDialog = lazyDialog(async () => (await import('./FormulaDialog')).FormulaDialog);

interface FormulaProps extends FormulaNames {
  /** A quote, or the request for it: then it is loaded when the calculation is opened. */
  quote: QuoteView | ItemQuoteRequest;
}

/** A button that opens the calculation of a quote. */
export function Formula({ quote, ...names }: FormulaProps) {
  const { t } = useTranslation('quote');
  const [opened, setOpened] = useState(false);
  return (
    <>
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
      <FormulaDialog opened={opened} onClose={() => setOpened(false)} quote={quote} {...names} />
    </>
  );
}
