import Box from '@mui/material/Box';
import type { AuditEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { useReading } from '../ui/reading';
import { Actor } from './Actor';
import { NoEntries } from './AuditTable';
import { Changes } from './Changes';
import { Subject } from './Subject';

export function AuditCards() {
  const translate = useTranslate();
  const { time } = useReading();
  return (
    <CardList<AuditEntryView> empty={<NoEntries />}>
      {(entry) => (
        <Box component="details" sx={{ '& > summary': { cursor: 'pointer', display: 'grid', rowGap: 0.25 } }}>
          <summary>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {translate(`audit.action.${entry.action}`, { _: entry.action })}
            </Box>
            <Box component="span" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              <Actor entry={entry} /> · {time(entry.at)}
            </Box>
          </summary>
          <Box sx={{ pt: 1, display: 'grid', rowGap: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
            <Subject subject={entry.subject} />
            {entry.address && <span>{translate('audit.from', { address: entry.address })}</span>}
            <Changes entry={entry} />
          </Box>
        </Box>
      )}
    </CardList>
  );
}
