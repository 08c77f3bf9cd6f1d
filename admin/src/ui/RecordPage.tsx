import { Fragment, type ReactNode } from 'react';
import { Offline, ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { ErrorAlert } from './ErrorAlert';

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

function LoadError() {
  const { error } = useShowContext();
  return <ErrorAlert message={error?.message ?? ''} sx={{ mt: 3 }} />;
}
