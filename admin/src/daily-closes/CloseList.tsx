import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DailyCloseView } from '@shop/contract';
import { useState } from 'react';
import { DataTable, Link, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { command } from '../api/command';
import { CardList } from '../ui/CardList';
import { DeedDialog } from '../ui/DeedDialog';
import { figures, noWrap } from '../ui/figures';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { useNarrow } from '../ui/useNarrow';
import { AuditState } from './AuditState';

/** Days that are closed: what they hold never changes again. */
export function CloseList() {
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  return (
    <ListBase sort={{ field: 'id', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead title={<PageTitle title={label('daily-closes', 2)} />} actions={<CloseNow />} />
      <ListSheet>{narrow ? <CloseCards /> : <CloseTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

function CloseNow() {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {translate('books.close.button')}
      </Button>
      {asking && <CloseDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <DeedDialog
      texts="books.close"
      about={NOTHING}
      defaults={NOTHING}
      act={() => command('daily-closes', {}, key)}
      onClose={onClose}
    />
  );
}

const NOTHING = {};
const Column = DataTable.Col<DailyCloseView>;

function CloseTable() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { calendarDay, time, number } = useReading();
  return (
    <DataTable<DailyCloseView> rowClick="show" bulkActionButtons={false} empty={<NoCloses />}>
      <Column
        source="id"
        cellSx={noWrap}
        render={({ id }) => (
          <Link to={createPath({ resource: 'daily-closes', id, type: 'show' })} sx={{ fontWeight: 560 }}>
            {calendarDay(id)}
          </Link>
        )}
      />
      <Column source="entries" disableSort align="right" cellSx={figures} render={({ entries }) => number(entries)} />
      <Column source="firstSeq" disableSort cellSx={figures} render={(close) => numbers(close)} />
      <Column source="auditsEmpty" disableSort render={(close) => <AuditState {...close} />} />
      <Column source="closedAt" disableSort cellSx={noWrap} render={({ closedAt }) => time(closedAt)} />
      <Column source="closedBy" disableSort render={({ closedBy }) => closedBy ?? translate('books.byShop')} />
    </DataTable>
  );
}

export function numbers({ firstSeq, lastSeq }: Pick<DailyCloseView, 'firstSeq' | 'lastSeq'>): string {
  return firstSeq === null ? '–' : `${firstSeq}–${lastSeq}`;
}

function CloseCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { calendarDay } = useReading();
  return (
    <CardList<DailyCloseView>
      to={({ id }) => createPath({ resource: 'daily-closes', id, type: 'show' })}
      empty={<NoCloses />}
    >
      {({ id, entries, ...close }) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ fontWeight: 600, color: 'primary.main' }}>{calendarDay(id)}</Box>
            <AuditState {...close} />
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate('books.entries', { smart_count: entries })}
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoCloses() {
  const translate = useTranslate();
  return <NothingHere>{translate('books.noCloses')}</NothingHere>;
}
