import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../features/search/SearchInput';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { useHydrated } from '../ui/useHydrated';
import styles from './SearchField.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true };

/** The product search: a field on wide screens; on phones a button that lays the field over the bar. */
export function SearchField() {
  const { t } = useTranslation();
  const local = useLocalizedPath();
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  return (
    <>
      <form
        className={styles.search}
        data-open={isOpen || undefined}
        action={local('/products/catalog')}
        role="search"
        aria-label={t('bar.search')}
      >
        <IconSearch className={styles.searchIcon} size={16} stroke={1.75} aria-hidden />
        <SearchInput
          key={String(isOpen)}
          autoFocus={isOpen}
          className={styles.field}
          placeholder={t('bar.search')}
          aria-label={t('bar.search')}
        />
        {isOpen && (
          <IconButton className={styles.close} name={t('close')} onClick={() => setIsOpen(false)}>
            <IconX {...icon} />
          </IconButton>
        )}
      </form>
      {isHydrated ? (
        <IconButton
          className={styles.opener}
          name={t('bar.search')}
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
    </>
  );
}
