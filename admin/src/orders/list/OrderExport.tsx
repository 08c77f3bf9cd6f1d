import { useListContext } from 'react-admin';
import { DownloadButton } from '../../ui/DownloadButton';

/** Downloads all orders that match the filters, as CSV made by the API. */
export function OrderExport() {
  const { filterValues } = useListContext();
  return (
    <DownloadButton
      call="admin/orders-export"
      query={{ filter: JSON.stringify(filterValues) }}
      label="ra.action.export"
    />
  );
}
