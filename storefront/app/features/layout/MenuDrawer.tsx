import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOpening } from '../../ui/useOpening';
import { ProductMenu } from './ProductMenu';
import styles from './MenuDrawer.module.css';

/** The left drawer over the page, where there is no room for it beside. */
export default function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (key === openedAt.current) return;
    openedAt.current = key;
    onClose();
  });

  return (
    <Drawer.Root opened={useOpening(opened)} onClose={onClose} size={300} padding={0} transitionProps={{ duration: 150 }} classNames={{ content: styles.content }}>
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
