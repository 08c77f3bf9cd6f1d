import { replayInput } from './replay-input';

/** What a visitor has typed, chosen and clicked while the scripts of the page were loading. */
interface EarlyInput {
  /** Values by field; whether it is checked, for a checkbox or a radio button. */
  fields: Map<EventTarget, unknown>;
  /** The submission of a form or the click on a button, whichever came last; none once React handles it or another one. */
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
  const isClick = event.type === 'click';
  const button = isClick && event.target.closest('button');
  if (isClick && !button) return;
  delete early.last;
  // Its form is submitted next.
  if (isClick && button.type === 'submit') return;
  // React would handle it without what was entered.
  if (fields.size > 0) event.stopImmediatePropagation();
  else if (early.isLive) return;
  early.last = event;
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
 * Replays early input, if there is any, once the page is hydrated. Until then what is entered is noted, and a form or
 * button that is used takes the place of the early one; nothing comes between the events of the replay.
 */
export async function restoreEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  // Not again when the layout is mounted once more.
  delete window.earlyInput;
  early.stop();
  await replayInput(early);
}
