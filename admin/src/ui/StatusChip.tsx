import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { STATUSES, type StatusKind, type StatusOf, type StatusTone } from './statuses';

interface StatusChipProps<K extends StatusKind> {
  kind: K;
  status: StatusOf<K>;
  /** In place of the tone of the status. */
  tone?: StatusTone | undefined;
  /** In place of the translated status. */
  children?: ReactNode;
}

/** A record's status. Filled while staff have something to do, outlined or grey otherwise. */
export function StatusChip<K extends StatusKind>({ kind, status, tone, children }: StatusChipProps<K>) {
  const translate = useTranslate();
  const { accent, accentTint, text, textSecondary, borderStrong, sunken, surface } = useTheme().palette.brand;
  const { label, tones } = STATUSES[kind];
  const colours: Record<StatusTone, { color: string; backgroundColor: string; borderColor: string }> = {
    attention: { color: accent, backgroundColor: accentTint, borderColor: alpha(accent, 0.35) },
    neutral: { color: text, backgroundColor: surface, borderColor: borderStrong },
    done: { color: text, backgroundColor: sunken, borderColor: sunken },
    muted: { color: textSecondary, backgroundColor: sunken, borderColor: sunken },
  };
  const shownTone = tone ?? (tones as Readonly<Record<string, StatusTone>>)[status] ?? 'neutral';
  return (
    <Box
      component="span"
      data-status={status}
      sx={{
        display: 'inline-block',
        px: 1,
        py: '1px',
        borderRadius: '3px',
        border: 1,
        fontSize: '0.75rem',
        fontWeight: 560,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        letterSpacing: 0,
        ...colours[shownTone],
      }}
    >
      {children ?? translate(`${label}.${status}`, { _: status })}
    </Box>
  );
}
