import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './modal-dialogs';
import { subscribe, currentToasts, type Toast, type ToastTone } from './toasts';
import styles from './Toasts.module.css';

const icons = { info: IconInfoCircle, success: IconCheck, error: IconAlertTriangle } satisfies Record<
  ToastTone,
  unknown
>;
const noToasts: readonly Toast[] = [];

/** Shows the toasts; rendered once, in the app shell. While a dialog is open they are inside of it. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, currentToasts, () => noToasts);
  const dialog = useTopDialog();
  const status = (
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
  return dialog ? createPortal(status, dialog) : status;
}
