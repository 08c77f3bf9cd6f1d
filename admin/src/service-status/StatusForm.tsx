import type { AdminServiceStatusView } from '@shop/contract';
import { useState } from 'react';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';

const TYPES = [1, 2, 3, 4, 5, 6] as const;
const NEEDED = [required()];

type Values = Pick<AdminServiceStatusView, 'type' | 'hours'>;

/** Sets what the board says of one place; visitors see it at once. */
export function StatusForm({ place, onClose }: { place: AdminServiceStatusView; onClose: () => void }) {
  const translate = useTranslate();
  const [key] = useState(() => crypto.randomUUID());
  const { id, type, hours, revision } = place;
  const types = TYPES.map((one) => ({ id: one, name: translate(`serviceStatus.type.${one}`) }));
  return (
    <DeedDialog<Values>
      texts="serviceStatus.set"
      about={{ place: translate(`serviceStatus.place.${id}`) }}
      defaults={{ type, hours }}
      act={(said) =>
        command(rowPath('service-status', id), { type: said.type, hours: said.hours.trim(), revision }, key, 'PUT')
      }
      onClose={onClose}
    >
      <SelectInput
        source="type"
        label="resources.service-status.fields.type"
        choices={types}
        translateChoice={false}
        validate={NEEDED}
      />
      <TextInput
        source="hours"
        label="resources.service-status.fields.hours"
        helperText="serviceStatus.hoursHelp"
        validate={NEEDED}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </DeedDialog>
  );
}
