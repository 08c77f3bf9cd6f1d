import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DialogBox.module.css';
import { useDelayedOpen } from './useDelayedOpen';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, with the primary one last. */
  actions?: ReactNode;
  /** Width in px on wide screens; phones show dialogs as a sheet at the bottom. */
  width?: number;
}

/** The content of `Dialog`. */
export default function DialogBox({ opened, onClose, title, children, actions, width = 480 }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      title={title}
      size={width}
      centered
      padding={24}
      transitionProps={{ duration: 150, transition: 'fade-up' }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      closeButtonProps={{ 'aria-label': t('close'), size: 40, iconSize: 20 }}
      classNames={styles}
    >
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  );
}
