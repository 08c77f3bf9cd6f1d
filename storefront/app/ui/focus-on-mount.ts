/** As a `ref`: focuses a field that appears after a user action. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}
