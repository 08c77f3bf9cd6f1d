import Box from '@mui/material/Box';
import { type ElementType, type ReactNode, useState } from 'react';
import {
  ColumnsButton,
  Link,
  List,
  Pagination,
  useGetResourceLabel,
  useListContext,
  useTranslate,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { hasErrorCode } from '../../api/api-error';
import { ErrorAlert } from '../ErrorAlert';
import { LoadingBar } from '../LoadingBar';
import { PageTitle } from '../PageTitle';
import { touchLink } from '../touch';
import { useIsNarrow } from '../useScreenSize';
import { ExportButton } from './ExportButton';
import { SavedViews } from './SavedViews';
import { TableContext } from './table-context';

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
  const [hasTable, setHasTable] = useState(false);
  return (
    <List
      sort={sort}
      {...(filterDefaultValues && { filterDefaultValues })}
      perPage={perPage}
      title={false}
      empty={false}
      error={<ListError />}
      exporter={false}
      actions={<ListHeader {...{ filters, actions, canExport, intro }} hasTable={hasTable} />}
      pagination={paginated ? <ListPagination /> : false}
      component={component}
    >
      <TableContext value={setHasTable}>{children}</TableContext>
    </List>
  );
}

interface ListHeaderProps extends Pick<ListPageProps, 'filters' | 'actions' | 'canExport' | 'intro'> {
  /** Whether the records are shown in a table, whose columns can be chosen. */
  hasTable: boolean;
}

function ListHeader({ filters, actions, canExport, intro, hasTable }: ListHeaderProps) {
  const resourceLabel = useGetResourceLabel();
  const { resource } = useListContext();
  const isNarrow = useIsNarrow();
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
        {(actions || canExport || filters || hasTable) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {filters && <SavedViews />}
            {hasTable && !isNarrow && <ColumnsButton color="inherit" size="medium" variant="outlined" />}
            {canExport && <ExportButton />}
            {actions}
          </Box>
        )}
        {filters && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              flex: '1 1 100%',
              '& > *': { flex: '1 1 150px', maxWidth: { sm: 320 } },
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

export function ListPagination() {
  const translate = useTranslate();
  const { error } = useListContext();
  // Without a number of records, a whole page of them would be announced.
  if (error) return null;
  // On narrow screens react-admin leaves the names of the buttons to MUI, which says them in English.
  const names = { getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`) };
  return <Pagination rowsPerPageOptions={[25, 50, 100]} {...names} />;
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
      {isFetching && <LoadingBar sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 1 }} />}
      <Box sx={{ overflowX: 'auto' }}>{children}</Box>
    </Box>
  );
}

/** Filters that the API does not know come from an address or a view that is out of date. */
function ListError() {
  const { error, resource } = useListContext();
  const translate = useTranslate();
  if (!hasErrorCode(error, 'validation_failed')) return <ErrorAlert message={error?.message ?? ''} sx={{ m: 1.5 }} />;
  return (
    <Box sx={{ m: 1.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <ErrorAlert message="errors.listFilters" sx={{ justifySelf: 'stretch' }} />
      <Link to={{ pathname: `/${resource}`, search: 'filter=%7B%7D' }} sx={touchLink}>
        {translate('errors.clearFilters')}
      </Link>
    </Box>
  );
}
