import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import styles from './GalleryMode.module.css';

interface GalleryModeProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** `more` stands under the name: where there is more of what it shows. */
  pictures: readonly { name: string; show: ReactNode; more?: ReactNode }[];
  shown: number;
  onShow: (place: number) => void;
}

/** One picture as large as the window allows; arrow keys leaf through. */
export function GalleryMode({ opened, onClose, title, pictures, shown, onShow }: GalleryModeProps) {
  const { t } = useTranslation('product');
  const to = (step: number) => onShow((shown + step + pictures.length) % pictures.length);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') to(-1);
    if (key === 'ArrowRight') to(1);
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={title} width={1080}>
      {/* The dialog holds the focus; its arrow keys leaf. */}
      <div
        className={styles.mode}
        role="group"
        aria-label={t('gallery.pictures')}
        tabIndex={-1}
        data-autofocus
        onKeyDown={onKeyDown}
      >
        <div className={styles.picture}>{pictures[shown]?.show}</div>
        <div className={styles.bar}>
          <IconButton name={t('gallery.previous')} onClick={() => to(-1)}>
            <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          </IconButton>
          <p className={`${styles.caption} figures`} aria-live="polite">
            {pictures[shown]?.name}
            <span className={styles.place}>{t('gallery.place', { place: shown + 1, count: pictures.length })}</span>
            {pictures[shown]?.more}
          </p>
          <IconButton name={t('gallery.next')} onClick={() => to(1)}>
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
