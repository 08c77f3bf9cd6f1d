import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { subscribe, currentToasts, type Toast, type ToastTone } from './toasts';
import styles from './Toasts.module.css';

const icons = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle } satisfies Record<
  ToastTone,
  unknown
>;
const noToasts: readonly Toast[] = [];

/** Shows the toasts; rendered once, in the app shell. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, currentToasts, () => noToasts);
  return (
    <div className={styles.toasts} role="status">
      {toasts.map(({ id, text, tone }) => {
        const Icon = icons[tone];
        return (
          <p key={id} className={styles.toast} data-tone={tone}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {text}
          </p>
        );
      })}
    </div>
  );
}
