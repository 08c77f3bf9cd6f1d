import { CURRENCY_CODES } from '@shop/contract';
import { SelectInput, required, useListContext } from 'react-admin';
import { downloadFile } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const LAYOUTS = ['postings', 'xero', 'kingdee'] as const;
const REQUIRED = [required()];

/** Downloads all entries that match the filters, as CSV for a spreadsheet or for an accounting program. */
export function JournalDownload() {
  const { filterValues } = useListContext();
  return (
    <ActionDialogButton<{ layout: (typeof LAYOUTS)[number]; currency: string }>
      texts="ledger.download"
      defaultValues={{ layout: 'postings', currency: '' }}
      onSubmit={({ layout, currency }) =>
        downloadFile('admin/ledger-export', {
          filter: JSON.stringify(filterValues),
          layout,
          ...(currency && { currency }),
        })
      }
    >
      <SelectInput
        source="layout"
        label="ledger.download.layout"
        choices={LAYOUTS.map((id) => ({ id, name: `ledger.download.layouts.${id}` }))}
        validate={REQUIRED}
      />
      <SelectInput
        source="currency"
        label="ledger.download.currency"
        helperText="ledger.download.currencyHelp"
        choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
        translateChoice={false}
      />
    </ActionDialogButton>
  );
}
