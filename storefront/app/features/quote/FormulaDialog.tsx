import type { QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { formulaSections, type FormulaNames } from './formula-sections';
import styles from './FormulaDialog.module.css';
import { FormulaTable } from './FormulaTable';

interface FormulaDialogProps extends FormulaNames {
  opened: boolean;
  onClose: () => void;
  quote: QuoteView;
}

/** The calculation of a quote, step by step. */
export function FormulaDialog({ opened, onClose, quote, finish, line }: FormulaDialogProps) {
  const { t } = useTranslation('quote');
  const { currency } = quote.adjusted;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('formula.title')} width={760}>
      <p className={styles.text}>{t('formula.text')}</p>
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
