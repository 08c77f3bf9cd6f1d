import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TariffDraftRowView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { SheetButtons } from '../catalogue-sheets/SheetButtons';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { CreateButton } from '../ui/CreateButton';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { DraftStatus } from './DraftStatus';

/** What is prepared, what waits for its time, and every version there was. */
export function DraftList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = (['open', 'scheduled', 'published'] as const).map((id) => ({
    id,
    name: translate(`drafts.is.${id}`),
  }));
  return (
    <ListBase sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('tariff-drafts', 2)} />}
        actions={
          <>
            <SheetButtons />
            <CreateButton resource="tariff-drafts" label="drafts.open" />
          </>
        }
        filters={
          <>
            <SearchField source="q" label="drafts.find" />
            <ChoiceField
              source="status"
              label={translate('drafts.status')}
              any={translate('drafts.anyStatus')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <DraftCards /> : <DraftTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<TariffDraftRowView>;

function DraftTable() {
  const { time, number } = useReading();
  return (
    <DataTable<TariffDraftRowView> rowClick="show" bulkActionButtons={false} empty={<NoDrafts />}>
      <Column
        source="title"
        render={({ id, title }) => (
          <RowLink resource="tariff-drafts" id={id}>
            {title}
          </RowLink>
        )}
      />
      <Column source="status" render={(draft) => <DraftStatus {...draft} />} />
      <Column source="changeCount" disableSort align="right" render={({ changeCount }) => number(changeCount)} />
      <Column source="publishAt" render={({ publishAt }) => publishAt && time(publishAt)} />
      <Column source="createdBy" disableSort />
      <Column source="createdAt" render={({ createdAt }) => time(createdAt)} />
    </DataTable>
  );
}

function DraftCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time } = useReading();
  return (
    <CardList<TariffDraftRowView>
      to={({ id }) => createPath({ resource: 'tariff-drafts', id, type: 'show' })}
      empty={<NoDrafts />}
    >
      {(draft) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
              {draft.title}
            </Typography>
            <DraftStatus {...draft} />
          </Box>
          <Box sx={{ typography: 'body2' }}>
            {[
              translate('drafts.changes', { smart_count: draft.changeCount }),
              time(draft.publishAt ?? draft.createdAt),
            ].join(' · ')}
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoDrafts() {
  const translate = useTranslate();
  return <NothingHere>{translate('drafts.nothing')}</NothingHere>;
}
