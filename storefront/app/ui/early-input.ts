/** What a visitor has typed, chosen and clicked while the scripts of the page were loading. */
interface EarlyInput {
  /** Values by field; whether it is checked, for a checkbox or a radio button. */
  fields: Map<EventTarget, unknown>;
  /** The form that was sent, or the button that was clicked, last. */
  last?: HTMLElement;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Notes early input from the first moment of a page. */
export const EARLY_INPUT_SCRIPT = `{
const fields = new Map();
const types = ['input', 'change', 'submit', 'click'];
const note = ({ type, target }) => {
  if (type === 'submit') early.last = target;
  else if (type === 'click') early.last = target.closest('button[type=button]') || early.last;
  else if (/checkbox|radio/.test(target.type)) noteChoice(target);
  else fields.set(target, target.value);
};
const noteChoice = (target) => {
  for (const field of fields.keys()) if (field.type === 'radio' && field.name === target.name) fields.delete(field);
  if (target.checked === target.defaultChecked) fields.delete(target);
  else fields.set(target, target.checked);
};
const stop = () => types.forEach((type) => removeEventListener(type, note, true));
const early = (window.earlyInput = { fields, stop });
types.forEach((type) => addEventListener(type, note, true));
}`;

/**
 * Repeats early input once the page is hydrated: React has not seen it, and would show a width beside the price of
 * another one, or an empty form.
 */
export async function restoreEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.stop();
  for (const [field, value] of early.fields) {
    // React renders what an event changed in a microtask; handlers see the values of their render.
    await Promise.resolve();
    if (field instanceof HTMLElement && field.isConnected) enter(field, value);
  }
  await Promise.resolve();
  if (!early.last?.isConnected) return;
  if (early.last instanceof HTMLFormElement) early.last.requestSubmit();
  else early.last.click();
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
