import Handlebars from 'handlebars';
import { type MailTexts, mailTexts } from './render';

type Statement = hbs.AST.Statement;
type Expression = hbs.AST.Expression;

const SAMPLES: Readonly<Record<string, unknown>> = {
  money: { currency: 'USD', amount: 123_456 },
  date: '2026-03-09T10:00:00.000Z',
  list: ['A', 'B'],
};

/** Sample values for every placeholder of an email template, derived from the template, to preview it. */
export function buildPreviewData(template: string, language: string): Record<string, unknown> {
  const found = new Map<string, unknown>();
  for (const text of textsOf(mailTexts(template, language))) collectPlaceholders(Handlebars.parse(text).body, found);
  return Object.fromEntries(found);
}

function textsOf({ subject, body, action }: MailTexts): string[] {
  return [subject, ...body, ...(action ? [action.label, action.url] : [])];
}

function collectPlaceholders(statements: readonly Statement[], found: Map<string, unknown>): void {
  for (const statement of statements) {
    if (isMustache(statement)) addPlaceholder(statement, found);
    if (!isBlock(statement)) continue;
    for (const name of statement.params.map(nameOf)) if (name && !found.has(name)) found.set(name, true);
    collectPlaceholders(statement.program.body, found);
    collectPlaceholders(statement.inverse?.body ?? [], found);
  }
}

function addPlaceholder({ path, params: [value] }: hbs.AST.MustacheStatement, found: Map<string, unknown>): void {
  const name = value ? nameOf(value) : nameOf(path);
  if (!name || name === 'shopName') return;
  const sample = value ? SAMPLES[nameOf(path) ?? ''] : undefined;
  if (sample !== undefined || !found.has(name) || found.get(name) === true) found.set(name, sample ?? `‹${name}›`);
}

/**
 * The placeholders that an email needs in any case: those of its subject and body outside of conditions. Without its
 * button, an email still says what it has to say.
 */
export function listNeededPlaceholders({ subject, body }: MailTexts): string[] {
  const statements = [subject, ...body].flatMap((text) => Handlebars.parse(text).body);
  const names = statements.filter(isMustache).map(({ path, params: [value] }) => nameOf(value ?? path));
  return [...new Set(names.filter((name) => name !== undefined && name !== 'shopName'))] as string[];
}

function nameOf(expression: Expression): string | undefined {
  return expression.type === 'PathExpression' ? (expression as hbs.AST.PathExpression).original : undefined;
}

function isMustache(statement: Statement): statement is hbs.AST.MustacheStatement {
  return statement.type === 'MustacheStatement';
}

function isBlock(statement: Statement): statement is hbs.AST.BlockStatement {
  return statement.type === 'BlockStatement';
}
