import type { QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { formulaSections, type FormulaNames } from './formula-sections';
import styles from './FormulaDialog.module.css';
import { FormulaTable } from './FormulaTable';
import type { ItemQuoteRequest } from './useItemQuote';

interface FormulaDialogProps extends FormulaNames {
  opened: boolean;
  onClose: () => void;
  quote: QuoteView | ItemQuoteRequest;
}

/** The calculation of a quote, step by step. */
export function FormulaDialog({ opened, onClose, quote, ...names }: FormulaDialogProps) {
  const { t } = useTranslation('quote');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('formula.title')} width={760}>
      <p className={styles.text}>{t('formula.text')}</p>
      {'formula' in quote ? (
        <FormulaTables quote={quote} {...names} />
      ) : (
        <RequestedFormula request={quote} {...names} />
      )}
    </Dialog>
  );
}

function RequestedFormula({ request, ...names }: FormulaNames & { request: ItemQuoteRequest }) {
  const { data, error } = useQuery(JSON.stringify(request), () => api.call('Quotation/GetItemQuote', request));
  return (
    <div className={styles.requested} aria-busy={!data && !error}>
      <ErrorMessage error={error} />
      {!data && !error && <PageSkeleton />}
      {data && !error && <FormulaTables quote={data} {...names} />}
    </div>
  );
}

function FormulaTables({ quote, finish, line }: FormulaNames & { quote: QuoteView }) {
  const { t } = useTranslation('quote');
  const { currency } = quote.adjusted;
  return formulaSections(quote.formula).map(({ part, line: at, steps }) => (
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
  ));
}
