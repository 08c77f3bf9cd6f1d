import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AuditLogEntryView } from '@shop/contract';
import { DataTable, useExpanded, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { StaffFilter } from '../common/StaffFilter';
import { useFormat } from '../i18n/useFormat';
import { messages } from '../locales/en';
import { noWrapCell } from '../ui/list/cells';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { ArchiveFilter } from './ArchiveFilter';
import { ChangesTable } from './ChangesTable';

const ACTIONS = Object.keys(messages.auditLog.action);

export function AuditLogList() {
  return (
    <ListPage
      sort={{ field: 'at', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="auditLog.search" />
          <SelectFilter
            source="action"
            label="auditLog.actionLabel"
            anyLabel="auditLog.anyAction"
            choices={ACTIONS}
            choiceLabels="auditLog.action"
          />
          <StaffFilter />
          <ArchiveFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<AuditLogEntryView>
        table={<EntryTable />}
        renderCard={(entry) => <EntryCard entry={entry} />}
        empty="auditLog.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AuditLogEntryView>;

/** The buttons of react-admin cannot be reached with the keyboard. */
const HIDDEN_EXPAND_COLUMN = {
  '& :is(.RaDataTable-expandHeader, .RaDataTable-expandIconCell)': { display: 'none' },
};

function EntryTable() {
  const { time } = useFormat();
  return (
    <DataTable<AuditLogEntryView>
      rowClick="expand"
      bulkActionButtons={false}
      expand={<ExpandedEntry />}
      sx={HIDDEN_EXPAND_COLUMN}
    >
      <Column source="at" cellSx={noWrapCell} render={({ at }) => time(at)} />
      <Column source="actor" disableSort render={(entry) => <Actor entry={entry} />} />
      <Column source="action" disableSort render={(entry) => <ExpandButton entry={entry} />} />
      <Column source="subject" disableSort render={(entry) => <Subject entry={entry} />} />
      <Column source="address" disableSort cellSx={noWrapCell} />
    </DataTable>
  );
}

/** Shows and hides what an entry changed. */
function ExpandButton({ entry: { id, action } }: { entry: AuditLogEntryView }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [expanded, toggle] = useExpanded(resource, id);
  return (
    <Button
      color="inherit"
      aria-expanded={expanded}
      aria-controls={`${resource}-${id}-expand`}
      endIcon={<ExpandMoreIcon sx={{ rotate: expanded ? '180deg' : 'none' }} />}
      sx={{ ml: -1, textAlign: 'start' }}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      {translate(`auditLog.action.${action}`, { _: action })}
    </Button>
  );
}

function ExpandedEntry() {
  const entry = useRecordContext<AuditLogEntryView>();
  return entry ? <ChangesTable entry={entry} /> : null;
}

function EntryCard({ entry }: { entry: AuditLogEntryView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', display: 'grid', rowGap: 0.25 } }}>
      <summary>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate(`auditLog.action.${entry.action}`, { _: entry.action })}
        </Box>
        <Box component="span" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <Actor entry={entry} /> · {time(entry.at)}
        </Box>
      </summary>
      <Box sx={{ pt: 1, display: 'grid', rowGap: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
        <Subject entry={entry} />
        {entry.address && <span>{translate('auditLog.fromAddress', { address: entry.address })}</span>}
        <ChangesTable entry={entry} />
      </Box>
    </Box>
  );
}

/** The user and the role they had then; without a user the system, or a visitor if there is an address. */
function Actor({ entry: { actor, actorName, role, address } }: { entry: AuditLogEntryView }) {
  const translate = useTranslate();
  if (actor === null) return translate(address === null ? 'auditLog.system' : 'auditLog.anonymous');
  const name = actorName ?? actor;
  return (
    <>
      {role ? `${name} · ${translate(`labels.role.${role}`)}` : name}
      {name !== actor && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{actor}</Box>}
    </>
  );
}

/** The pages that show a subject. */
const RESOURCE_OF_SUBJECT: Readonly<Record<string, string>> = {
  order: 'orders',
  account: 'accounts',
  'reseller-application': 'reseller-applications',
  'quote-request': 'quote-requests',
  'contact-message': 'contact-messages',
  'tariff-draft': 'tariff-drafts',
  'email-template': 'email-templates',
  email: 'emails',
  product: 'products',
  notice: 'news',
  newsletter: 'newsletters',
};

/** A subject is `<kind>:<id>`; it is a link if its kind has a page. */
function Subject({ entry: { subject, subjectName } }: { entry: AuditLogEntryView }) {
  const translate = useTranslate();
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  const resource = RESOURCE_OF_SUBJECT[kind];
  const name = subjectName ?? id;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {translate('common.labelled', { label: translate(`auditLog.subjects.${kind}`, { _: kind }), value: '' })}
      {resource ? (
        <RecordLink resource={resource} id={id}>
          {name}
        </RecordLink>
      ) : (
        name
      )}
    </Box>
  );
}
