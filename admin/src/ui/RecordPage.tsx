import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { Link, Offline, ShowBase, useGetResourceLabel, useShowContext, type RaRecord } from 'react-admin';
import { ErrorAlert } from './ErrorAlert';
import { touchLink } from './touch';

/** Keeps the query apart from the list's cached rows, which lack some of the record's fields. */
const QUERY_OPTIONS = { meta: { complete: true } };

/** Loads the record of the route. `children` renders it and starts over when another record is opened. */
export function RecordPage<R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) {
  return (
    <ShowBase<R>
      queryOptions={QUERY_OPTIONS}
      error={<LoadError />}
      offline={<Offline />}
      render={({ record }) => record && <Fragment key={record.id}>{children(record)}</Fragment>}
    />
  );
}

/** With a link to the list, from which another record can be opened. */
function LoadError() {
  const { error, resource } = useShowContext();
  const resourceLabel = useGetResourceLabel();
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Link to={`/${resource}`} sx={{ typography: 'body2', ...touchLink }}>
        {resourceLabel(resource, 2)}
      </Link>
      <ErrorAlert message={error?.message ?? ''} sx={{ justifySelf: 'stretch' }} />
    </Box>
  );
}
