import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { CURRENCY_CODES } from '@shop/contract';
import { required, SelectInput, TextInput, useListContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { downloadFile } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const LAYOUTS = ['postings', 'xero', 'kingdee'] as const;
const REQUIRED = [required()];
/** The name of this tax rate in most countries. */
const TAX_EXEMPT = 'Tax Exempt';

interface ExportValues extends Record<string, unknown> {
  layout: (typeof LAYOUTS)[number];
  currency: string;
  taxRate: string;
}

/** Downloads all entries that match the filters, for a spreadsheet or for an accounting program. */
export function JournalDownload() {
  const { filterValues } = useListContext();
  return (
    <ActionDialogButton<ExportValues>
      texts="ledger.download"
      color="inherit"
      startIcon={<DownloadIcon />}
      defaultValues={{ layout: 'postings', currency: '', taxRate: TAX_EXEMPT }}
      onSubmit={({ layout, currency, taxRate }) =>
        downloadFile('admin/ledger-export', {
          filter: JSON.stringify(filterValues),
          layout,
          ...(currency && layout !== 'postings' && { currency }),
          ...(layout === 'xero' && { taxRate }),
        })
      }
    >
      <SelectInput
        source="layout"
        label="ledger.download.layout"
        choices={LAYOUTS.map((id) => ({ id, name: `ledger.download.layouts.${id}` }))}
        validate={REQUIRED}
      />
      <ProgramInputs />
    </ActionDialogButton>
  );
}

/** What the program that imports the file needs. */
function ProgramInputs() {
  const layout = useWatch<ExportValues, 'layout'>({ name: 'layout' });
  if (layout === 'postings') return null;
  return (
    <>
      <SelectInput
        key={layout}
        source="currency"
        label="ledger.download.currency"
        helperText={`ledger.download.help.${layout}`}
        choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
        translateChoice={false}
        validate={layout === 'xero' ? REQUIRED : []}
      />
      {layout === 'xero' && (
        <TextInput
          source="taxRate"
          label="ledger.download.taxRate"
          helperText="ledger.download.taxRateHelp"
          validate={REQUIRED}
          slotProps={{ htmlInput: { maxLength: 50 } }}
        />
      )}
    </>
  );
}
