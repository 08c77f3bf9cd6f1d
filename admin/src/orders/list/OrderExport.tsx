import { useListContext } from 'react-admin';
import { DownloadButton } from '../../ui/DownloadButton';

/** Downloads all orders that match the filters, as files that the API streams. */
export function OrderExport() {
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  return (
    <>
      <DownloadButton call="admin/orders-export" query={{ filter, format: 'csv' }} label="layout.export.csv" />
      <DownloadButton call="admin/orders-export" query={{ filter, format: 'xlsx' }} label="layout.export.xlsx" />
    </>
  );
}
