/** As a `ref`: leads into a field that the reader has just asked for. */
export function focusOnArrival(field: HTMLElement | null): void {
  field?.focus();
}
