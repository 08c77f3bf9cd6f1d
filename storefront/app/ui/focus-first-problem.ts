/** Focuses the first invalid field of a form after its errors have been rendered. */
export function focusFirstError(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
