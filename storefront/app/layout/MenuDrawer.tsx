import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDelayedOpen } from '../ui/useDelayedOpen';
import styles from './MenuDrawer.module.css';
import { ProductMenu } from './ProductMenu';

/** The product menu as a drawer for narrow screens; closes after navigation. */
export default function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    onClose();
  });

  return (
    <Drawer.Root
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      size={300}
      padding={0}
      transitionProps={{ duration: 150 }}
      classNames={{ content: styles.content }}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={t('bar.menu')}>
        <Drawer.CloseButton className={styles.close} aria-label={t('close')} size={40} iconSize={20} />
        <Drawer.Body p={0}>
          <ProductMenu />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
