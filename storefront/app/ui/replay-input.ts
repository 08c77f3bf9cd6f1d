/** Values by field, and the event of the last action. */
interface NotedInput {
  fields: ReadonlyMap<EventTarget, unknown>;
  last?: Event;
}

/**
 * Enters again what React has not seen: otherwise it would show a width beside the price of another one, or an empty form.
 * Then submits the form or clicks the button that was used last.
 */
export async function replayInput({ fields, last }: NotedInput): Promise<void> {
  for (const [field, value] of fields) {
    // React renders what an event changed in a microtask; handlers see the values of their render.
    await Promise.resolve();
    if (field instanceof HTMLElement && field.isConnected) enter(field, value);
  }
  await Promise.resolve();
  const target = last?.target;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.closest('button')?.click();
}

/** React ignores an event whose value it knows: the property gives it another one, the prototype's setter does not. */
function enter(field: HTMLElement, value: unknown): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  const isTyped = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file');
  if (isTyped) {
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(value);
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
