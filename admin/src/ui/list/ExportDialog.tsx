import {
  CheckboxGroupInput,
  RadioButtonGroupInput,
  required,
  useListContext,
  useStore,
  useTranslate,
} from 'react-admin';
import type { Input } from '@shop/contract';
import { type ApiCall, downloadFile } from '../../api/client';
import { useTextsOnDemand } from '../../i18n/useTextsOnDemand';
import { ActionDialog } from '../ActionDialog';
import { exportLabels, timeFields } from './export-labels';
import { findFieldName, listFields } from './field-names';

type Format = NonNullable<Input<'admin/orders'>['format']>;

interface Values extends Record<string, unknown> {
  columns: string[];
  format: Format;
}

const FORMATS: readonly Format[] = ['xlsx', 'csv'];
const REQUIRED = [required()];
const IN_COLUMNS = {
  '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 },
};

/**
 * Downloads all records that match the list's filters, in its order, with the chosen columns: codes as texts, and times
 * in the time zone of the pages, which is that of the browser.
 */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data = [], resource, filterValues, sort } = useListContext();
  const fields = listFields(data);
  const nameOf = useFieldName(resource);
  const [leftOut, setLeftOut] = useStore<string[]>(`${resource}.export`, []);
  if (!nameOf) return null;
  const download = async ({ columns, format }: Values) => {
    const currency = translate('layout.export.currency');
    const chosen = fields.filter((field) => columns.includes(field));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const times = timeFields(data, chosen);
    const headerOf = (field: string) => (times.includes(field) ? `${nameOf(field)} (${timeZone})` : nameOf(field));
    await downloadFile(`admin/${resource}` as ApiCall & 'admin/orders', {
      filter: JSON.stringify(filterValues),
      sort: JSON.stringify([sort.field, sort.order]),
      format,
      columns: JSON.stringify(chosen.map((field) => [field, headerOf(field), `${nameOf(field)} (${currency})`])),
      labels: JSON.stringify(exportLabels(resource, chosen, translate)),
      timeZone,
    });
    // Only now, because it changes the form's values. Columns that no record of this page has stay left out.
    const stillLeftOut = leftOut.filter((field) => !fields.includes(field));
    setLeftOut([...stillLeftOut, ...fields.filter((field) => !columns.includes(field))]);
  };
  return (
    <ActionDialog<Values>
      texts="layout.export"
      defaultValues={{ columns: fields.filter((field) => !leftOut.includes(field)), format: 'xlsx' }}
      onSubmit={download}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="format"
        label="layout.export.format"
        choices={FORMATS.map((id) => ({ id, name: `layout.export.formats.${id}` }))}
        validate={REQUIRED}
      />
      <CheckboxGroupInput
        source="columns"
        label="layout.export.columns"
        choices={fields.map((id) => ({ id, name: nameOf(id) }))}
        translateChoice={false}
        validate={REQUIRED}
        sx={IN_COLUMNS}
      />
    </ActionDialog>
  );
}

/** The name of a field in the list's table, or else in the texts for exports, once these are loaded. */
function useFieldName(resource: string): ((field: string) => string) | undefined {
  const translate = useTranslate();
  const names = useTextsOnDemand('fields');
  return (
    names &&
    ((field) =>
      translate(`resources.${resource}.fields.${field}`, { _: findFieldName(names, resource, field) ?? field }))
  );
}
