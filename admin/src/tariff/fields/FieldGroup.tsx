import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { NumberField } from './NumberField';
import { fieldName, isMoney, useFieldLabel } from '../useTariffLabels';
import { getValue, setValue, type ValuePath } from '../value-path';

/** Fields under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2.5 }}>
      <Typography id={id} variant="h6" component="h3" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface NumberFieldsProps {
  paths: readonly ValuePath[];
  /** The object that contains the numbers. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Names of the fields that are removed when they are emptied. */
  optional?: readonly string[];
}

/** A field for the number at each path, side by side. */
export function NumberFields({ paths, value, onChange, optional = [] }: NumberFieldsProps) {
  const fieldLabel = useFieldLabel();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.5 }}>
      {paths.map((path) => {
        const emptyValue = optional.includes(fieldName(path)) ? undefined : '';
        return (
          <NumberField
            key={path.join('.')}
            label={fieldLabel(path)}
            money={isMoney(path)}
            value={getValue(value, path)}
            onChange={(number) => onChange(setValue(value, path, number ?? emptyValue))}
          />
        );
      })}
    </Box>
  );
}
