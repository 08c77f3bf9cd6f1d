import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditView } from '@shop/contract';
import { useState } from 'react';
import { DataTable, ListBase, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
import { command } from '../api/command';
import { CardList } from '../ui/CardList';
import { Chip } from '../ui/Chip';
import { broken, noWrap } from '../ui/figures';
import { ListHead } from '../ui/ListHead';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { useDeed } from '../ui/useDeed';
import { useNarrow } from '../ui/useNarrow';
import { Runs } from './Runs';
import { Sample } from './Sample';

/** Every view that must be empty, as it was when it was last looked at; what is not empty comes first. */
export function AuditPage() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  return (
    <>
      <ListBase sort={{ field: 'found', order: 'DESC' }} perPage={100} exporter={false}>
        <ListHead title={<PageTitle title={label('audits', 2)} />} actions={<RunNow />} />
        <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{translate('audits.words')}</Typography>
        <ListSheet>{narrow ? <AuditCards /> : <AuditTable />}</ListSheet>
      </ListBase>
      <Runs />
    </>
  );
}

function RunNow() {
  const translate = useTranslate();
  const notify = useNotify();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { run, busy } = useDeed('audits.ran', () => setKey(crypto.randomUUID()));
  const act = () =>
    run(() =>
      command('audits', {}, key).catch((error: unknown) => {
        notify(error instanceof Error ? error.message : 'errors.unexpected', { type: 'error' });
        throw error;
      }),
    );
  return (
    <Button variant="contained" disabled={busy} onClick={() => void act()}>
      {translate('audits.run')}
    </Button>
  );
}

const Column = DataTable.Col<AuditView>;

function AuditTable() {
  const { time } = useReading();
  return (
    <DataTable<AuditView> rowClick={false} bulkActionButtons={false} empty={<NeverRan />}>
      <Column source="id" cellSx={broken} render={(audit) => <Named audit={audit} />} />
      <Column source="found" cellSx={noWrap} render={({ found }) => <Found found={found} />} />
      <Column source="ranAt" disableSort cellSx={noWrap} render={({ ranAt }) => time(ranAt)} />
      <Column
        source="lastFoundAt"
        disableSort
        cellSx={noWrap}
        render={({ lastFoundAt }) => (lastFoundAt ? time(lastFoundAt) : '–')}
      />
    </DataTable>
  );
}

function AuditCards() {
  return (
    <CardList<AuditView> empty={<NeverRan />}>
      {(audit) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'start' }}>
          <Named audit={audit} />
          <Found found={audit.found} />
        </Box>
      )}
    </CardList>
  );
}

/** What it watches over, and the rows that should not be. */
function Named({ audit: { id, found, sample } }: { audit: AuditView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: found > 0 ? 600 : 400 }}>{translate(`audits.view.${id}`, { _: id })}</Box>
      {found > 0 && <Sample rows={sample} found={found} />}
    </Box>
  );
}

function Found({ found }: { found: number }) {
  const translate = useTranslate();
  const { number } = useReading();
  return (
    <Chip tone={found > 0 ? 'waiting' : 'good'} state={found > 0 ? 'found' : 'empty'}>
      {found > 0 ? number(found) : translate('audits.empty')}
    </Chip>
  );
}

function NeverRan() {
  const translate = useTranslate();
  return <NothingHere>{translate('audits.never')}</NothingHere>;
}
