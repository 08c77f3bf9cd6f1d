import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ElementType, ReactNode } from 'react';
import {
  defaultExporter,
  ExportButton,
  List,
  Pagination,
  useGetResourceLabel,
  useListContext,
  useTranslate,
  type Exporter,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { ErrorAlert } from '../ErrorAlert';
import { PageTitle } from '../PageTitle';
import { toCsvRow } from './csv';
import { SavedViews } from './SavedViews';

/** An export holds at most this many rows. */
const MAX_EXPORTED_ROWS = 5000;

const exportCsv: Exporter = (records, ...rest) => defaultExporter(records.map(toCsvRow), ...rest);

/** The package that writes workbooks is loaded when it is needed. */
const exportXlsx: Exporter = async (records, _fetchRelated, _dataProvider, resource = 'list') => {
  const { exportWorkbook } = await import('./export-workbook');
  await exportWorkbook(records, resource);
};

interface ListPageProps {
  sort: SortPayload;
  filterDefaultValues?: object;
  perPage?: number;
  filters?: ReactNode;
  actions?: ReactNode;
  /** Between the header and the records. */
  intro?: ReactNode;
  /** Whether the records can be exported. */
  canExport?: boolean;
  /** Whether there is a `ListPagination` below the frame. */
  paginated?: boolean;
  /** Renders the frame around the records. */
  component?: ElementType;
  children: ReactNode;
}

/** A resource's list page: title, filters, actions, records in a frame, pages. */
export function ListPage({
  sort,
  filterDefaultValues,
  perPage = 25,
  filters,
  actions,
  intro,
  canExport = true,
  paginated = true,
  component = ListFrame,
  children,
}: ListPageProps) {
  return (
    <List
      sort={sort}
      {...(filterDefaultValues && { filterDefaultValues })}
      perPage={perPage}
      title={false}
      empty={false}
      error={<ListError />}
      exporter={canExport ? exportCsv : false}
      actions={<ListHeader filters={filters} actions={actions} canExport={canExport} intro={intro} />}
      pagination={paginated ? <ListPagination /> : false}
      component={component}
    >
      {children}
    </List>
  );
}

type ListHeaderProps = Pick<ListPageProps, 'filters' | 'actions' | 'canExport' | 'intro'>;

function ListHeader({ filters, actions, canExport, intro }: ListHeaderProps) {
  const resourceLabel = useGetResourceLabel();
  const { resource } = useListContext();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1.25,
          pt: 2.5,
          pb: { xs: 1.5, md: 2 },
        }}
      >
        <Box sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          <PageTitle title={resourceLabel(resource, 2)} />
        </Box>
        {(actions || canExport || filters) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {filters && <SavedViews />}
            {canExport && <FileButton label="layout.export.csv" exporter={exportCsv} />}
            {canExport && <FileButton label="layout.export.xlsx" exporter={exportXlsx} />}
            {actions}
          </Box>
        )}
        {filters && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', lg: 'nowrap' },
              gap: 1,
              flex: { xs: '1 1 100%', lg: '0 1 auto' },
              '& > *': { flex: '1 1 150px' },
            }}
          >
            {filters}
          </Box>
        )}
      </Box>
      {intro}
    </>
  );
}

/** On a phone react-admin shows only the icon, without a name while the button is disabled. */
function FileButton({ label, exporter }: { label: string; exporter: Exporter }) {
  const translate = useTranslate();
  return (
    <ExportButton
      maxResults={MAX_EXPORTED_ROWS}
      exporter={exporter}
      label={label}
      color="inherit"
      size="medium"
      aria-label={translate(label)}
    />
  );
}

export function ListPagination() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} />;
}

/** The border around a list's records, with a progress bar while they are loaded again. */
export function ListFrame({ children }: { children: ReactNode }) {
  const { isFetching } = useListContext<RaRecord>();
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        backgroundColor: 'background.paper',
        overflow: 'hidden',
        minHeight: 48,
      }}
    >
      {isFetching && <LinearProgress sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 1 }} />}
      <Box sx={{ overflowX: 'auto' }}>{children}</Box>
    </Box>
  );
}

function ListError() {
  const { error } = useListContext();
  return <ErrorAlert message={error?.message ?? ''} sx={{ m: 1.5 }} />;
}
