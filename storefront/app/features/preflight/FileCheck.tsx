import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/useHydrated';
import styles from './FileCheck.module.css';
import type { FileCheckFormProps } from './FileCheckForm';

/** The rules and the report are loaded when somebody checks a file. */
const FileCheckForm = lazy(async () => ({ default: (await import('./FileCheckForm')).FileCheckForm }));

/**
 * Opens the check of a print file. Without JavaScript files are checked after the order only: the button keeps its place
 * until it works.
 */
export function FileCheck({ hidden, ...props }: FileCheckFormProps & { hidden?: boolean }) {
  const { t } = useTranslation('product');
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  return (
    <section
      className={styles.slot}
      hidden={hidden}
      data-hydrated={isHydrated || undefined}
      aria-label={t('checkFile')}
    >
      {isOpen ? (
        <Suspense>
          <FileCheckForm {...props} />
        </Suspense>
      ) : (
        <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
          {t('checkFile')}
        </Button>
      )}
    </section>
  );
}
