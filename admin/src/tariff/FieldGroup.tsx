import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FigureField } from './FigureField';
import { isMoney, lastName, useFigureName } from './names';
import { type Place, valueAt, withAt } from './places';

/** Some fields under a name. */
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

interface FiguresProps {
  places: readonly Place[];
  value: unknown;
  onChange: (value: unknown) => void;
  /** A field that is left empty is taken away. */
  optional?: readonly string[];
}

/** The numbers at some places, side by side. */
export function Figures({ places, value, onChange, optional = [] }: FiguresProps) {
  const nameOf = useFigureName();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.5 }}>
      {places.map((place) => {
        const mayBeEmpty = optional.includes(lastName(place));
        return (
          <FigureField
            key={place.join('.')}
            label={nameOf(place)}
            money={isMoney(place)}
            value={valueAt(value, place)}
            onChange={(figure) => onChange(withAt(value, place, figure ?? (mayBeEmpty ? undefined : '')))}
          />
        );
      })}
    </Box>
  );
}
