import type { OrderItemView } from '@shop/contract';
import { required, SelectInput, useTranslate } from 'react-admin';
import { FileInput } from '../../ui/FileInput';
import { useItemNames } from '../useItemNames';
import { EventDialog, type EventFormProps } from './EventDialog';
import { PROOF_TYPES, proofFault } from './proof-file';

const wanted = [required()];
const hasProof = ({ proofs }: OrderItemView) => proofs.some(({ current }) => current);

/** Begins with the first item that still lacks a proof. */
export function ProofDialog(props: EventFormProps) {
  const translate = useTranslate();
  const printed = useItemNames(props.order.items).filter(({ item }) => item.printed);
  const next = printed.find(({ item }) => !hasProof(item)) ?? printed[0];
  const choices = printed.map(({ item, name }) => ({
    id: item.sid,
    name: hasProof(item) ? translate('events.digital_proof_sent.hasProof', { item: name }) : name,
  }));
  const defaults: { sid: string; file: File | null } = { sid: next?.item.sid ?? '', file: null };
  return (
    <EventDialog
      {...props}
      event="digital_proof_sent"
      words={translate('events.digital_proof_sent.words')}
      defaults={defaults}
      says={({ sid, file }) => ({ body: { sid }, ...(file && { file }) })}
    >
      <SelectInput
        source="sid"
        label="events.item"
        choices={choices}
        translateChoice={false}
        validate={wanted}
        helperText={false}
      />
      <FileInput source="file" words="events.digital_proof_sent.file" types={PROOF_TYPES} faultOf={proofFault} />
    </EventDialog>
  );
}
