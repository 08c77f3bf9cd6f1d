import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddRowMenu, RowsInput } from '../../ui/RowsInput';
import { finishFields, newFinish, type ProductTariffValues } from '../product-form';
import type { ProductTariff } from '../product-tariff';
import { useFieldLabel } from '../useTariffLabels';
import { DecimalInput } from './DecimalInput';
import { InputGrid } from './FieldGroup';

interface FinishFieldsProps {
  /** The finishes that can be offered. */
  finishes: readonly { code: string; name: string }[];
  /** The tariff with which the form was opened. */
  tariff: ProductTariff;
}

/** The charges of each finish, and a button that adds one. */
export function FinishFields({ finishes, tariff }: FinishFieldsProps) {
  const rows: ProductTariffValues['finishes'] = useWatch({ name: 'finishes' });
  const addable = finishes.filter(({ code }) => !rows.some((row) => row.code === code));
  const nameOf = (index: number) => {
    const code = rows[index]?.code ?? '';
    return finishes.find((finish) => finish.code === code)?.name ?? code;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RowsInput source="finishes" renderRow={(index) => <FinishRow name={nameOf(index)} tariff={tariff} />}>
        <AddRowMenu label="tariff.finish.add" choices={addable} toRow={(code) => newFinish(tariff, code)} />
      </RowsInput>
    </Box>
  );
}

function FinishRow({ name, tariff }: { name: string; tariff: ProductTariff }) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Box role="group" aria-label={name}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.75 }}>
        <Box sx={{ fontWeight: 560 }}>{name}</Box>
        <Button size="small" color="inherit" onClick={() => remove()}>
          {translate('tariff.finish.remove')}
        </Button>
      </Box>
      <InputGrid>
        {finishFields(tariff).map((field) => (
          <DecimalInput key={field} source={field} label={fieldLabel([field])} isOptional />
        ))}
      </InputGrid>
    </Box>
  );
}
