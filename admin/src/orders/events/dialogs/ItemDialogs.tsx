import type { AdminOrderItemView } from '@shop/contract';
import { CheckboxGroupInput, FormDataConsumer, required, SelectInput, useTranslate } from 'react-admin';
import { PROOF_FILE } from '../../../ui/file-rules';
import { FileInput } from '../../../ui/FileInput';
import { ReasonInput } from '../../../ui/ReasonInput';
import { openPins } from '../../../common/open-pins';
import { ItemChoiceText, useItemChoices } from '../../../common/useItemChoices';
import { useItemNames, type NamedItem } from '../../../common/useItemNames';
import { EventForm, type EventDialogProps } from './EventForm';

const REQUIRED = [required()];
const ITEM_CHOICE = <ItemChoiceText />;

/** Uploads a proof of one item, by default of the first one without a current proof. */
export function ProofDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const printedItems = useItemNames(props.order.items).filter(({ item }) => item.printed);
  const nextItem = printedItems.find(({ item }) => !hasCurrentProof(item)) ?? printedItems[0];
  const proofed = new Set(printedItems.filter(({ item }) => hasCurrentProof(item)).map(({ item }) => item.sid));
  const choices = useItemChoices(printedItems).map((choice) =>
    proofed.has(choice.id)
      ? { ...choice, name: translate('events.digital_proof_sent.hasProof', { item: choice.name }) }
      : choice,
  );
  const defaultValues: ProofValues = {
    sid: nextItem?.item.sid ?? '',
    file: null,
    settles: Object.fromEntries(printedItems.map(({ item }) => [item.sid, openPins(item).map(({ number }) => number)])),
  };
  return (
    <EventForm
      {...props}
      event="digital_proof_sent"
      description={translate('events.digital_proof_sent.description')}
      defaultValues={defaultValues}
      toInput={({ sid, file, settles }) => {
        const pins = settles[sid] ?? [];
        return { input: { sid, ...(pins.length > 0 && { settles: pins.join(',') }) }, ...(file && { file }) };
      }}
    >
      <SelectInput
        source="sid"
        label="events.item"
        choices={choices}
        optionText={ITEM_CHOICE}
        translateChoice={false}
        validate={REQUIRED}
        helperText={false}
      />
      <FileInput source="file" texts="events.digital_proof_sent.file" rules={PROOF_FILE} />
      <FormDataConsumer<ProofValues>>
        {({ formData: { sid } }) => <SettledPinsInput item={printedItems.find(({ item }) => item.sid === sid)?.item} />}
      </FormDataConsumer>
    </EventForm>
  );
}

interface ProofValues extends Record<string, unknown> {
  sid: string;
  file: File | null;
  /** Numbers of pins by item. */
  settles: Record<string, number[]>;
}

/** Which of the customer's open pins the new version settles; all by default. */
function SettledPinsInput({ item }: { item: AdminOrderItemView | undefined }) {
  const pins = item ? openPins(item) : [];
  if (!item || pins.length === 0) return null;
  return (
    <CheckboxGroupInput
      key={item.sid}
      source={`settles.${item.sid}`}
      label="events.digital_proof_sent.settles"
      choices={pins.map(({ number, text }) => ({ id: number, name: `${number} · ${text}` }))}
      translateChoice={false}
      row={false}
    />
  );
}

function hasCurrentProof({ proofs }: AdminOrderItemView): boolean {
  return proofs.some(({ current }) => current);
}

export function RejectArtworkDialog(props: EventDialogProps) {
  const translate = useTranslate();
  const printedItems = useItemNames(props.order.items).filter(({ item }) => item.printed);
  const [first] = printedItems;
  return (
    <EventForm
      {...props}
      event="artwork_rejected"
      destructive
      description={translate('events.artwork_rejected.description')}
      defaultValues={{ items: first && printedItems.length === 1 ? [first.item.sid] : [], reason: '' }}
      toInput={({ items, reason }) => ({ input: { items, reason } })}
    >
      <ItemsInput items={printedItems} />
      <ReasonInput />
    </EventForm>
  );
}

/** Chooses at least one of the items. */
export function ItemsInput({ items }: { items: readonly NamedItem[] }) {
  return (
    <CheckboxGroupInput
      source="items"
      label="events.items"
      choices={useItemChoices(items)}
      optionText={ITEM_CHOICE}
      translateChoice={false}
      row={false}
      validate={atLeastOne}
    />
  );
}

function atLeastOne(sids: unknown): string | undefined {
  return Array.isArray(sids) && sids.length > 0 ? undefined : 'events.chooseItems';
}
