import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import styles from './PictureViewer.module.css';

interface PictureViewerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** `more` is shown below the name, such as a link to the product. */
  pictures: readonly { name: string; show: ReactNode; more?: ReactNode }[];
  shown: number;
  onShow: (place: number) => void;
}

/** Shows one picture in a large dialog; arrow keys switch pictures. */
export function PictureViewer({ opened, onClose, title, pictures, shown, onShow }: PictureViewerProps) {
  const { t } = useTranslation('product');
  const to = (step: number) => onShow((shown + step + pictures.length) % pictures.length);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') to(-1);
    if (key === 'ArrowRight') to(1);
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={title} width={1080}>
      {/* Takes the focus in the dialog, so that it receives the arrow keys. */}
      <div
        className={styles.viewer}
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
          <p className={`${styles.caption} tabular-nums`} aria-live="polite">
            {pictures[shown]?.name}
            <span className={styles.position}>{t('gallery.place', { place: shown + 1, count: pictures.length })}</span>
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
