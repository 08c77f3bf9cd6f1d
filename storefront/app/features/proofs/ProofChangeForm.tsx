import type { ProofView } from '@shop/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import styles from './ProofChangeForm.module.css';
import type { ProofItem } from './proofs-page';

/** Loaded when somebody requests a change. */
const ProofChangeFields = lazy(async () => ({ default: (await import('./ProofChangeFields')).ProofChangeFields }));

interface ProofChangeFormProps {
  item: ProofItem;
  proof: ProofView;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A button that opens the request of a new version. */
export function ProofChangeForm({ item, proof, open, onToggle }: ProofChangeFormProps) {
  const { t } = useTranslation('order');
  if (open)
    return (
      <Suspense>
        <ProofChangeFields item={item} proof={proof} onClose={() => onToggle(false)} />
      </Suspense>
    );
  return (
    <Button className={styles.open} variant="default" size="xs" onClick={() => onToggle(true)}>
      {t('change.open')}
    </Button>
  );
}
