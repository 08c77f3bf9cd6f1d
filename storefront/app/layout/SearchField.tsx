import { IconSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../features/search/SearchInput';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { ModalDialog } from '../ui/ModalDialog';
import { useHydrated } from '../ui/useHydrated';
import styles from './SearchField.module.css';
import { useDrawer } from './useDrawer';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true };

/** The product search: a field on wide screens; on phones a button that lays the field over the bar. */
export function SearchField() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useDrawer();
  const isHydrated = useHydrated();
  return (
    <>
      <SearchForm className={styles.inBar} />
      {isHydrated ? (
        <IconButton
          className={styles.opener}
          name={t('bar.search')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <IconSearch {...icon} />
        </IconButton>
      ) : (
        <Link to="/products/catalog" className={styles.opener} aria-label={t('bar.search')}>
          <IconSearch {...icon} />
        </Link>
      )}
      {isOpen && (
        <ModalDialog className={styles.overlay} aria-label={t('bar.search')} onClose={() => setIsOpen(false)}>
          <SearchForm className={styles.inOverlay} data-autofocus />
          <IconButton className={styles.close} name={t('close')} onClick={() => setIsOpen(false)}>
            <IconX {...icon} />
          </IconButton>
        </ModalDialog>
      )}
    </>
  );
}

function SearchForm({ className, ...field }: { className: string | undefined; 'data-autofocus'?: boolean }) {
  const { t } = useTranslation();
  const local = useLocalizedPath();
  return (
    <form
      className={`${styles.search} ${className}`}
      action={local('/products/catalog')}
      role="search"
      aria-label={t('bar.search')}
    >
      <IconSearch className={styles.searchIcon} size={16} stroke={1.75} aria-hidden />
      <SearchInput {...field} className={styles.field} placeholder={t('bar.search')} aria-label={t('bar.search')} />
    </form>
  );
}
