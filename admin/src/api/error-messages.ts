import type { ApiError } from '@shop/api-client';

/** `items[0].label` → `items` */
export function firstName(field: string): string {
  return field.split(/[.[]/)[0] ?? '';
}

/** The field of a form for a field of the API: its first name, or its last in a text by language (`texts.de.body`). */
export function findFormField(field: string, fields: readonly string[]): string | undefined {
  const names = [firstName(field), field.startsWith('texts.') ? field.split('.').at(-1) : undefined];
  return fields.find((name) => names.includes(name));
}

/** `variants[1].code` → `variants.1.code`, the source of the input in a form that has the API's names. */
export function toSource(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, '.$1');
}

/** The first message of each form field. Errors for which `toFormField` returns no field are left out. */
export function fieldMessages(
  { errors }: Pick<ApiError, 'errors'>,
  toFormField: (field: string) => string | undefined = firstName,
): Record<string, string> {
  const messages = errors.flatMap(({ field, message }) => {
    const formField = toFormField(field);
    return formField ? [[formField, message] as const] : [];
  });
  return Object.fromEntries(messages.toReversed());
}

/** The error's detail followed by its distinct field messages; a translation key if the API sent no text. */
export function errorMessage({ status, detail, errors }: ApiError): string {
  if (detail === '') return status === 0 ? 'errors.unreachable' : 'errors.unexpected';
  return [...new Set([detail, ...errors.map(({ message }) => message)])].join(' ');
}
