import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import type { Output } from '@shop/contract';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useAdminQuery } from '../api/useAdminQuery';
import { ErrorAlert } from '../ui/ErrorAlert';

type Hit = Output<'admin/search'>[number];

const WAIT_MS = 250;
const MIN_LENGTH = 2;
const LIST_ID = 'search-results';

/** Finds orders, customers, products and messages; the arrow keys choose one, Enter opens it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, error, isComplete } = useHits(text.trim());
  const open = ({ resource, id }: Hit) => {
    onClose();
    void navigate(createPath({ resource, id, type: 'show' }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen((index) => (index + step + hits.length) % hits.length);
    }
    const hit = hits[chosen];
    if (event.key === 'Enter' && hit && isComplete) open(hit);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': translate('search.open') } }}
      sx={AT_THE_TOP}
    >
      <TextField
        autoFocus
        margin="none"
        hiddenLabel
        value={text}
        placeholder={translate('search.placeholder')}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            'aria-label': translate('search.placeholder'),
            role: 'combobox',
            'aria-expanded': hits.length > 0,
            'aria-controls': LIST_ID,
            'aria-activedescendant': hits.length > 0 ? optionId(chosen) : undefined,
            maxLength: 100,
          },
        }}
        sx={{ p: 1.5 }}
      />
      <ErrorAlert message={error?.message ?? ''} sx={{ m: 1.5, mt: 0 }} />
      <Hits hits={hits} chosen={chosen} onOpen={open} />
      {isComplete && hits.length === 0 && (
        <Box role="status" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('search.nothing')}
        </Box>
      )}
    </Dialog>
  );
}

/** The results for the text once nothing was typed for a moment. */
function useHits(text: string) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = query.length >= MIN_LENGTH;
  const { data, error, isPlaceholderData } = useAdminQuery(
    'admin/search',
    { q: query },
    { enabled, keepPrevious: true },
  );
  const hits: readonly Hit[] = enabled && data ? data : [];
  return { hits, error, isComplete: enabled && query === text && data !== undefined && !isPlaceholderData };
}

const optionId = (index: number) => `search-result-${index}`;
const AT_THE_TOP = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

interface HitsProps {
  hits: readonly Hit[];
  chosen: number;
  onOpen: (hit: Hit) => void;
}

function Hits({ hits, chosen, onOpen }: HitsProps) {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  return (
    <Box
      component="ul"
      id={LIST_ID}
      role="listbox"
      aria-label={translate('search.results')}
      sx={{ listStyle: 'none', m: 0, p: 0, pb: hits.length > 0 ? 1 : 0, overflowY: 'auto' }}
    >
      {hits.map((hit, index) => (
        <Box
          component="li"
          key={`${hit.resource}:${hit.id}`}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          onClick={() => onOpen(hit)}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: 0.75,
            cursor: 'pointer',
            backgroundColor: index === chosen ? 'primary.light' : 'transparent',
            '&:hover': { backgroundColor: 'primary.light' },
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{hit.title}</strong>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{hit.detail}</Box>
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>
            {resourceLabel(hit.resource, 1)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
