import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { CreateButton } from '../ui/CreateButton';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import type { ReferenceResource, ReferenceRow } from './reference-resource';

/** All references of a kind, including withdrawn ones; categories in the order of the menu, others by name. */
export function ReferenceList({ resource }: { resource: ReferenceResource }) {
  return (
    <ListPage
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      actions={<CreateButton resource={resource} label={`references.${resource}.create.button`} />}
      filters={<SearchFilter source="q" label="references.search" />}
    >
      <RecordList<ReferenceRow>
        table={<ReferenceTable resource={resource} />}
        renderCard={(reference) => <ReferenceCard reference={reference} />}
        cardLink
        empty="references.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<ReferenceRow>;

function ReferenceTable({ resource }: { resource: ReferenceResource }) {
  const { language, list } = useFormat();
  return (
    <DataTable<ReferenceRow> rowClick="show" bulkActionButtons={false}>
      {resource === 'categories' && <Column source="position" render={({ position = 0 }) => position + 1} />}
      <Column
        source="name"
        render={({ id, name }) => (
          <RecordLink resource={resource} id={id} sx={{ fontWeight: 560 }}>
            {name}
          </RecordLink>
        )}
      />
      <Column source="id" />
      <Column source="languages" disableSort render={({ languages }) => list(languages.map(language))} />
      <Column source="offeredProducts" align="right" />
      <Column
        source="withdrawn"
        render={({ withdrawn }) => withdrawn && <StatusChip kind="reference" status="withdrawn" />}
      />
    </DataTable>
  );
}

function ReferenceCard({ reference: { id, name, withdrawn, offeredProducts } }: { reference: ReferenceRow }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', flex: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {withdrawn && <StatusChip kind="reference" status="withdrawn" />}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[id, translate('references.offered', { smart_count: offeredProducts })].join(' · ')}
      </Box>
    </Box>
  );
}
