import type { QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { FormulaTable } from './FormulaTable';
import styles from './FormulaDialog.module.css';
import { formulaSections } from './formula-sections';

export interface FormulaNames {
  /** What a finish is called in the reader's language. */
  finish: (code: string) => string;
  /** What a line of the cart is; none of a single item. */
  line?: (line: number) => string;
}

interface FormulaDialogProps extends FormulaNames {
  opened: boolean;
  onClose: () => void;
  quote: QuoteView;
}

/** The arithmetic behind a quote, with its real numbers. */
export function FormulaDialog({ opened, onClose, quote, finish, line }: FormulaDialogProps) {
  const { t } = useTranslation('quote');
  const { currency } = quote.adjusted;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('formula.title')} width={760}>
      <p className={styles.words}>{t('formula.words')}</p>
      {formulaSections(quote.formula).map(({ part, line: at, steps }) => (
        <FormulaTable
          key={`${part} ${at ?? ''}`}
          title={
            at !== undefined && line
              ? t('formula.part.lineOf', { name: line(at) })
              : t(`formula.part.${part}`, { currency })
          }
          steps={steps}
          finish={finish}
          line={line}
        />
      ))}
    </Dialog>
  );
}
