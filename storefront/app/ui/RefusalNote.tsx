import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../features/api/refusal';
import styles from './RefusalNote.module.css';

/** What went wrong, where it went wrong: the shop's own words, or ours where none came. */
export function RefusalNote({ refusal }: { refusal: Refusal | null | undefined }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.alert}>
      {refusal && (
        <p className={styles.note}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          {refusal.detail || t(refusal.code === 'unreachable' ? 'error.unreachable' : 'error.system')}
        </p>
      )}
    </div>
  );
}
