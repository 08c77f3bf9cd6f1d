import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { listChangedFields, quoteValue } from './changed-fields';

/** For a form whose record may be loaded again: what was entered and the messages at the fields stay. */
export const KEEP_ENTERED = { keepDirtyValues: true, keepErrors: true } as const;

/**
 * Inside a form: takes over what somebody else saves while the form is open. A field that was not touched shows the new
 * value; one that was keeps its entry, and a message at it says what it was changed to.
 */
export function ChangedFields({ latest }: { latest: FieldValues }) {
  const translate = useTranslate();
  const { reset, setError, getValues } = useFormContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const { dirtyFields } = useFormState();
  const shown = useRef(latest);
  useEffect(() => {
    const changed = listChangedFields(shown.current, latest);
    shown.current = latest;
    if (changed.length === 0) return;
    const kept = changed.filter(
      ({ source, value }) => get(dirtyFields, source) && JSON.stringify(getValues(source)) !== JSON.stringify(value),
    );
    reset(latest, KEEP_ENTERED);
    for (const { source, value } of kept) {
      const isReadable = typeof value === 'number' || isTyped(anchor.current?.closest('form'), source);
      const quoted = isReadable ? quoteValue(value) : undefined;
      const message = translate(quoted === undefined ? 'errors.changed' : 'errors.changedTo', { value: quoted });
      setError(source, { type: 'server', message });
    }
  });
  return <span ref={anchor} hidden />;
}

const TEXT_TYPES: readonly string[] = ['text', 'email', 'tel', 'url'];

/** Whether the value of a field is shown as it is stored; selects and date inputs show names and dates for codes. */
function isTyped(form: HTMLFormElement | null | undefined, source: string): boolean {
  const input = form?.elements.namedItem(source);
  if (input instanceof HTMLTextAreaElement) return true;
  if (!(input instanceof HTMLInputElement) || !TEXT_TYPES.includes(input.type)) return false;
  return input.getAttribute('aria-hidden') !== 'true' && input.getAttribute('role') !== 'combobox';
}
