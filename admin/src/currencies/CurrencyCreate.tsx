import { CURRENCY_CODES, type CurrencyCode, type Output } from '@shop/contract';
import { required, SelectInput, TextInput, useGetList, useNotify, useRedirect } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { PercentInput } from '../tariff/fields/TermFields';
import { toShare } from '../tariff/tariff-number';
import { CreatePage } from '../ui/CreatePage';

interface Values {
  id: CurrencyCode | null;
  perCny: string | null;
  /** A percentage. */
  exchangeFee: string | null;
}

const REQUIRED = required();
const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'position', order: 'ASC' } } as const;

/** Adds a currency with its first rate. The price change with its fees opens next. */
export function CurrencyCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { currencyName } = useFormat();
  const { data = [] } = useGetList<{ id: string }>('currencies', ALL);
  const missing = CURRENCY_CODES.filter((code) => !data.some(({ id }) => id === code));
  return (
    <CreatePage<Values, Output<'admin/currency-create'>>
      resource="currencies"
      title="currencies.create.title"
      description="currencies.create.description"
      submitLabel="currencies.create.submit"
      defaultValues={{ id: null, perCny: '', exchangeFee: '' }}
      transform={({ id, perCny, exchangeFee }) => ({
        ...{ id, perCny: perCny?.trim() },
        exchangeFee: toShare(exchangeFee?.trim() ?? ''),
      })}
      onSuccess={({ id, draftId }) => {
        notify('currencies.create.done', { type: 'success' });
        if (draftId === null) redirect('show', 'currencies', id);
        else redirect('show', 'tariff-drafts', draftId);
      }}
    >
      <SelectInput
        source="id"
        label="resources.currencies.fields.id"
        helperText="currencies.create.idHelp"
        choices={missing.map((code) => ({ id: code, name: `${code} · ${currencyName(code)}` }))}
        translateChoice={false}
        validate={REQUIRED}
      />
      <TextInput
        source="perCny"
        label="currencies.perCny"
        helperText="currencies.create.perCnyHelp"
        validate={REQUIRED}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 24, inputMode: 'decimal' } }}
      />
      <PercentInput source="exchangeFee" label="tariff.field.exchangePercent" />
    </CreatePage>
  );
}
