const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * The element that Tab must focus to stay in the box when it is pressed on the last element, or on the first one
 * backwards; undefined elsewhere.
 */
export function wrappedTabStop(box: HTMLElement, current: Element | null, backwards: boolean): HTMLElement | undefined {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => isTabStop(element, box));
  if (backwards) stops.reverse();
  const direction = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const hasNext = stops.some((stop) => current && current.compareDocumentPosition(stop) & direction);
  return hasNext ? undefined : stops[0];
}

function isTabStop(element: HTMLElement, box: HTMLElement): boolean {
  const isVisible = element.checkVisibility({ visibilityProperty: true });
  return isVisible && element.tabIndex >= 0 && !element.matches(':disabled') && !isOtherRadio(element, box);
}

/** Whether another radio button of the group is checked: Tab stops only at that one. */
function isOtherRadio(element: HTMLElement, box: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return box.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null;
}
