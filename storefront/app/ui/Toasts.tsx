import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { onToast, shownToasts, type ToastNote, type ToastTone } from './toasts';
import styles from './Toasts.module.css';

const icons = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle } satisfies Record<ToastTone, unknown>;
const none: readonly ToastNote[] = [];

/** Where toasts appear; one for the whole house. */
export function Toasts() {
  const notes = useSyncExternalStore(onToast, shownToasts, () => none);
  return (
    <div className={styles.toasts} role="status">
      {notes.map(({ id, words, tone }) => {
        const Icon = icons[tone];
        return (
          <p key={id} className={styles.toast} data-tone={tone}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {words}
          </p>
        );
      })}
    </div>
  );
}
