import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazyPage(loadDialog, 'SearchDialog');

/** Begins to load the dialog before it is opened, so that what is typed at once is not lost. Opening it reports an error. */
const prepareDialog = () => void loadDialog().catch(() => {});

/** Opens the search over all records, also with Ctrl-K. */
export function SearchButton() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepareDialog();
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon fontSize="small" />}
        aria-label={`${translate('search.button')} Ctrl K`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onPointerEnter={prepareDialog}
        onClick={() => setIsOpen(true)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, md: 0.75 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {translate('search.button')}
        </Box>{' '}
        <Box component="kbd" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1, typography: 'caption' }}>
          Ctrl K
        </Box>
      </Button>
      <Suspense fallback={null}>{isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
