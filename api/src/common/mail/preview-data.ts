import { type EmailVariableKind, findVariables, listParts } from './email-variables';
import type { MailTexts } from './render';

const SAMPLES: Readonly<Partial<Record<EmailVariableKind, unknown>>> = {
  money: { currency: 'USD', amount: 123_456 },
  date: '2026-03-09T10:00:00.000Z',
  list: ['A', 'B'],
  condition: true,
};

/** A variable of an email, which its built-in text uses. */
export interface EmailVariable {
  name: string;
  kind: EmailVariableKind;
  /** Whether the email has a value for it in any case. */
  isAlwaysSet: boolean;
  /** Whether any text of the email has to contain it: without it, the email would not say what it is about. */
  isRequired: boolean;
}

/** Every email has the name of the shop. */
const SHOP_NAME: EmailVariable = { name: 'shopName', kind: 'text', isAlwaysSet: true, isRequired: false };
/** A greeting may be left out. */
const GREETED = 'name';

/** The variables of an email, in the order of its built-in text. */
export function listVariables(builtIn: MailTexts): EmailVariable[] {
  const found = new Map<string, EmailVariable>();
  const needed = listNeededPlaceholders(builtIn);
  for (const { name, kind, isConditional } of listParts(builtIn).flatMap(findVariables)) {
    if (name === SHOP_NAME.name) continue;
    const known = found.get(name);
    const isAlwaysSet = (!isConditional && kind !== 'condition') || known?.isAlwaysSet === true;
    const isRequired = needed.includes(name) && name !== GREETED;
    found.set(name, { name, kind: preferKind(known?.kind, kind), isAlwaysSet, isRequired });
  }
  return [...found.values(), SHOP_NAME];
}

/** A format says more of a variable than its plain use, and that more than a condition. */
function preferKind(known: EmailVariableKind | undefined, kind: EmailVariableKind): EmailVariableKind {
  if (known === undefined || known === 'condition') return kind;
  return known === 'text' && kind !== 'condition' ? kind : known;
}

/** Sample values for every variable of an email, to preview it. */
export function buildPreviewData(builtIn: MailTexts): Record<string, unknown> {
  const variables = listVariables(builtIn).filter((variable) => variable !== SHOP_NAME);
  return Object.fromEntries(variables.map(({ name, kind }) => [name, SAMPLES[kind] ?? `‹${name}›`]));
}

/**
 * The variables that an email needs in any case: those of its subject and body outside of conditions. Without its
 * button, an email still says what it has to say.
 */
export function listNeededPlaceholders({ subject, body }: Pick<MailTexts, 'subject' | 'body'>): string[] {
  const uses = [subject, ...body].flatMap(findVariables);
  const needed = uses.filter(({ kind, isConditional }) => kind !== 'condition' && !isConditional);
  return [...new Set(needed.map(({ name }) => name))].filter((name) => name !== SHOP_NAME.name);
}
