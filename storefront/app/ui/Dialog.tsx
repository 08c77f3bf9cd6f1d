import { IconX } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { ModalDialog } from './ModalDialog';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, with the primary one last. */
  actions?: ReactNode;
  /** Width in px on wide screens; phones show dialogs as a sheet at the bottom. */
  width?: number;
}

/** A modal dialog with a title. Its content is rendered only while it is open. */
export function Dialog({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, children, actions, width = 480 }: Omit<DialogProps, 'opened'>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <ModalDialog
      className={styles.dialog}
      style={{ '--width': `${width}px` } as CSSProperties}
      aria-labelledby={id}
      onClose={onClose}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton className={styles.close} name={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </ModalDialog>
  );
}
