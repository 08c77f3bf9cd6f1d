import type { ReactNode } from 'react';
import { Link, useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useCanList } from '../api/useCanList';
import { Section } from '../ui/Section';
import { SectionRow } from '../ui/SectionRow';
import { touchLink } from '../ui/touch';

const MAX_ROWS = 5;

interface RelatedRecordsProps<R extends RaRecord> {
  title: string;
  resource: string;
  filter: object;
  /** The field of the newest first. */
  sortField: string;
  renderRow: (record: R) => ReactNode;
}

/**
 * The newest records of a resource that belong to the record of the page, with a link to all of them. Nothing if there
 * are none, or if the user's role cannot open the resource.
 */
export function RelatedRecords<R extends RaRecord>(props: RelatedRecordsProps<R>) {
  const { title, resource, filter, sortField, renderRow } = props;
  const translate = useTranslate();
  const canList = useCanList(resource);
  const { data = [], total = 0 } = useGetList<R>(
    resource,
    { filter, sort: { field: sortField, order: 'DESC' }, pagination: { page: 1, perPage: MAX_ROWS } },
    { enabled: canList },
  );
  if (data.length === 0) return null;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: sortField, order: 'DESC' });
  return (
    <Section
      title={title}
      aside={
        total > MAX_ROWS && (
          <Link to={`/${resource}?${query.toString()}`} sx={touchLink}>
            {translate('common.showAll', { count: total })}
          </Link>
        )
      }
    >
      {data.map((record) => (
        <SectionRow key={record.id}>{renderRow(record)}</SectionRow>
      ))}
    </Section>
  );
}
