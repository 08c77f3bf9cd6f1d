/** What a visitor has typed, chosen and clicked while the scripts of the page were loading. */
interface EarlyInput {
  /** Values by field; whether it is checked, for a checkbox or a radio button. */
  fields: Map<EventTarget, unknown>;
  /** The submission of a form or the click on a button, whichever came last; none once React handles another one. */
  last?: Event;
  /** Whether React handles what is submitted and clicked. */
  isLive?: boolean;
  /** Stops noting. */
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
const note = ({ target }) => {
  if (/checkbox|radio/.test(target.type)) noteChoice(target);
  else fields.set(target, target.value);
};
const noteChoice = (target) => {
  for (const field of fields.keys()) if (field.type === 'radio' && field.name === target.name) fields.delete(field);
  if (target.checked === target.defaultChecked) fields.delete(target);
  else fields.set(target, target.checked);
};
const noteAction = (event) => {
  if (event.type === 'submit' || event.target.closest('button[type=button]')) early.last = early.isLive ? undefined : event;
};
const listeners = { input: note, change: note, submit: noteAction, click: noteAction };
const stop = () => { for (const type in listeners) removeEventListener(type, listeners[type], true); };
const early = (window.earlyInput = { fields, stop });
for (const type in listeners) addEventListener(type, listeners[type], true);
}`;

/**
 * Leaves to React what is submitted and clicked from now on; for the moment in which the page has been hydrated. A click
 * can bring that about: React hydrates the page in response, and then handles the click itself.
 */
export function endEarlyActions(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.isLive = true;
  const isBeingHandled = early.last && early.last.eventPhase !== Event.NONE;
  if (isBeingHandled) delete early.last;
}

/**
 * Replays early input, if there is any, once the page is hydrated. What is entered until the replay begins is noted, too;
 * a form or button that is used until then takes the place of the early one.
 */
export async function restoreEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  // Not again when the layout is mounted once more.
  delete window.earlyInput;
  const isPresent = early.fields.size > 0 || early.last;
  // If it cannot be loaded, the visitor enters everything again.
  const replay = isPresent ? await import('./replay-input').catch(() => undefined) : undefined;
  early.stop();
  await replay?.replayInput(early);
}
