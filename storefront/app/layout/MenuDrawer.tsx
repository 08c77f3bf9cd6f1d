import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton';
import { ModalDialog } from '../ui/ModalDialog';
import styles from './MenuDrawer.module.css';
import { ProductMenu } from './ProductMenu';

/** The product menu as a drawer for narrow screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog className={styles.drawer} aria-label={t('bar.menu')} onClose={onClose}>
      <IconButton className={styles.close} name={t('close')} onClick={onClose}>
        <IconX size={20} stroke={1.5} aria-hidden />
      </IconButton>
      <ProductMenu />
    </ModalDialog>
  );
}
