import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DialogBox.module.css';
import { useOpening } from './useOpening';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the one that goes on last. */
  actions?: ReactNode;
  /** Width where there is room, px; a phone shows every dialog as a sheet at its lower edge. */
  width?: number;
}

/** Loaded through `Dialog`. */
export default function DialogBox({ opened, onClose, title, children, actions, width = 480 }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useOpening(opened)}
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
