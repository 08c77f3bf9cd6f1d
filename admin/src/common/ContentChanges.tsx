import Box from '@mui/material/Box';
import type { ContentChangeView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { ChangesTable } from '../audit-log/ChangesTable';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';

interface ContentChangesProps {
  changes: readonly ContentChangeView[] | undefined;
  error: Error | null;
}

/** Who changed a record and what, newest first. The values of a change are shown when it is opened. */
export function ContentChanges({ changes, error }: ContentChangesProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  if (error) return <ErrorAlert message={error.message} />;
  if (!changes) return null;
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('common.noChanges')}</Box>;
  return (
    <Box sx={{ display: 'grid', rowGap: 1 }}>
      {changes.map((change) => (
        <Box component="details" key={change.id} sx={{ typography: 'body2', '& > summary': { cursor: 'pointer' } }}>
          <summary>
            <strong>{translate(`auditLog.action.${change.action}`, { _: change.action })}</strong>
            {' · '}
            {[change.by ?? translate('auditLog.system'), time(change.at)].join(' · ')}
          </summary>
          <Box sx={{ pt: 1 }}>
            <ChangesTable entry={change} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
