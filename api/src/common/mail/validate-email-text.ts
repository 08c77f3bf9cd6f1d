import type { EmailTextView } from '@shop/contract';
import type { FieldError } from '../http/api-error';
import { EmailTextSyntaxError, type EmailVariableKind, findVariables, type VariableUse } from './email-variables';
import { type EmailVariable, listVariables } from './preview-data';
import type { MailTexts } from './render';

type Field = keyof EmailTextView;

/** Everything that is wrong with a text in place of the built-in one; each error names the variables as they are written. */
export function validateEmailText(text: EmailTextView, builtIn: MailTexts): FieldError[] {
  if (text.label !== undefined && !builtIn.action) return [{ field: 'label', code: 'unknown_field' }];
  const variables = listVariables(builtIn);
  const fields: readonly Field[] = ['subject', 'body', 'label'];
  const uses = fields.map((field) => ({ field, uses: readUses(text[field] ?? '') }));
  const errors = uses.flatMap((entry) =>
    entry.uses
      ? wrongUses(entry.field, entry.uses, variables)
      : [{ field: entry.field, code: 'braces_wrong' as const }],
  );
  if (uses.some((entry) => !entry.uses)) return errors;
  const written = uses.flatMap((entry) => (entry.field === 'label' ? [] : (entry.uses ?? [])));
  return [...errors, ...missingVariables(written, variables)];
}

/** How a variable is written: `{{orderId}}`, `{{money amount}}`. */
export function writeVariable({ name, kind }: { name: string; kind: EmailVariableKind }): string {
  if (kind === 'condition') return `{{#if ${name}}}…{{/if}}`;
  return kind === 'text' ? `{{${name}}}` : `{{${kind} ${name}}}`;
}

function readUses(text: string): VariableUse[] | undefined {
  try {
    return findVariables(text);
  } catch (error) {
    if (error instanceof EmailTextSyntaxError) return undefined;
    throw error;
  }
}

function wrongUses(field: Field, uses: readonly VariableUse[], variables: readonly EmailVariable[]): FieldError[] {
  const known = uses.map((use) => ({ use, variable: variables.find(({ name }) => name === use.name) }));
  const unknown = known.filter(({ variable }) => !variable).map(({ use }) => use);
  const printed = known.flatMap(({ use, variable }) =>
    variable && use.kind !== 'condition' ? [{ use, variable }] : [],
  );
  const misformatted = printed.filter(({ use, variable }) => use.kind !== variable.kind);
  const unguarded = printed.filter(({ use, variable }) => !variable.isAlwaysSet && !use.isConditional);
  return [
    ...describe(field, 'variable_unknown', unknown),
    ...describe(
      field,
      'variable_format',
      misformatted.map(({ variable }) => variable),
    ),
    ...describe(
      field,
      'variable_optional',
      unguarded.map(({ variable }) => variable),
    ),
  ];
}

/** The required variables that are missing or only written under a condition. */
function missingVariables(uses: readonly VariableUse[], variables: readonly EmailVariable[]): FieldError[] {
  const isWritten = (name: string) =>
    uses.some((use) => use.name === name && use.kind !== 'condition' && !use.isConditional);
  return describe(
    'body',
    'variable_missing',
    variables.filter(({ name, isRequired }) => isRequired && !isWritten(name)),
  );
}

function describe(
  field: Field,
  code: FieldError['code'],
  variables: readonly { name: string; kind: EmailVariableKind }[],
): FieldError[] {
  if (variables.length === 0) return [];
  return [{ field, code, reason: [...new Set(variables.map(writeVariable))].join(', ') }];
}
