import { useGetList } from 'react-admin';

/**
 * The number of a resource's records that match the filter; undefined until it is loaded. `sortField` is any field by
 * which the API can sort the resource.
 */
export function useRecordCount(resource: string, filter: object, sortField = 'id'): number | undefined {
  const { total } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: sortField, order: 'DESC' },
  });
  return total;
}
