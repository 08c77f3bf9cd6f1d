import Handlebars from 'handlebars';
import { type MailWords, mailWords } from './render';

type Statement = hbs.AST.Statement;
type Expression = hbs.AST.Expression;

const SAMPLES: Readonly<Record<string, unknown>> = {
  money: { currency: 'USD', amount: 123_456 },
  date: '2026-03-09T10:00:00.000Z',
  list: ['A', 'B'],
};

/** Something in every place of a mail, told from how the place is written: to look at mails nobody was sent. */
export function sampleData(template: string, language: string): Record<string, unknown> {
  const found = new Map<string, unknown>();
  for (const text of textsOf(mailWords(template, language))) collect(Handlebars.parse(text).body, found);
  return Object.fromEntries(found);
}

function textsOf({ subject, body, action }: MailWords): string[] {
  return [subject, ...body, ...(action ? [action.label, action.url] : [])];
}

function collect(statements: readonly Statement[], found: Map<string, unknown>): void {
  for (const statement of statements) {
    if (isMustache(statement)) place(statement, found);
    if (!isBlock(statement)) continue;
    for (const name of statement.params.map(nameOf)) if (name && !found.has(name)) found.set(name, true);
    collect(statement.program.body, found);
    collect(statement.inverse?.body ?? [], found);
  }
}

function place({ path, params: [value] }: hbs.AST.MustacheStatement, found: Map<string, unknown>): void {
  const name = value ? nameOf(value) : nameOf(path);
  if (!name || name === 'shopName') return;
  const sample = value ? SAMPLES[nameOf(path) ?? ''] : undefined;
  if (sample !== undefined || !found.has(name) || found.get(name) === true) found.set(name, sample ?? `‹${name}›`);
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
