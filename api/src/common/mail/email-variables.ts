import Handlebars from 'handlebars';
import type { MailTexts } from './render';

type Statement = hbs.AST.Statement;
type Expression = hbs.AST.Expression;

/** How a variable is written: as it is, or formatted; a `condition` is only tested. */
export type EmailVariableKind = 'text' | 'money' | 'date' | 'list' | 'condition';

/** A place in a text where a variable is used. */
export interface VariableUse {
  name: string;
  kind: EmailVariableKind;
  /** Whether the text around it is only written if a condition applies. */
  isConditional: boolean;
}

const FORMATS: readonly string[] = ['money', 'date', 'list'];

/** A text cannot be read: a brace is missing or extra, or braces contain anything but a variable or a condition. */
export class EmailTextSyntaxError extends Error {}

/**
 * The variables that a text uses: `{{name}}`, `{{money amount}}`, `{{#if prepaid}}…{{else}}…{{/if}}`.
 * Throws an `EmailTextSyntaxError` if there is anything else between braces.
 */
export function findVariables(text: string): VariableUse[] {
  return collectUses(parse(text), false);
}

/** All parts of an email's text that may contain variables. */
export function listParts({ subject, body, action }: MailTexts): string[] {
  return [subject, ...body, ...(action ? [action.label, action.url] : [])];
}

function parse(text: string): readonly Statement[] {
  try {
    return Handlebars.parse(text).body;
  } catch {
    throw new EmailTextSyntaxError();
  }
}

function collectUses(statements: readonly Statement[], isConditional: boolean): VariableUse[] {
  return statements.flatMap((statement) => {
    if (isContent(statement)) return checkContent(statement);
    if (isMustache(statement)) return [readMustache(statement, isConditional)];
    if (isBlock(statement)) return readCondition(statement, isConditional);
    throw new EmailTextSyntaxError();
  });
}

/** Handlebars takes a single brace for text, and a backslash before braces for an escape. */
function checkContent({ value }: hbs.AST.ContentStatement): [] {
  if (/[{}]/.test(value)) throw new EmailTextSyntaxError();
  return [];
}

function readMustache(statement: hbs.AST.MustacheStatement, isConditional: boolean): VariableUse {
  const { path, params, hash, escaped } = statement;
  // `hash` is missing where there is none, against its type.
  const hasHash = (hash as typeof hash | undefined) !== undefined;
  if (!escaped || hasHash || params.length > 1) throw new EmailTextSyntaxError();
  const [value] = params;
  if (!value) return { name: nameOf(path), kind: 'text', isConditional };
  const format = nameOf(path);
  if (!FORMATS.includes(format)) throw new EmailTextSyntaxError();
  return { name: nameOf(value), kind: format as EmailVariableKind, isConditional };
}

function readCondition(block: hbs.AST.BlockStatement, isConditional: boolean): VariableUse[] {
  const { path, params, hash, program } = block;
  const inverse = block.inverse as typeof block.inverse | undefined;
  const [condition] = params;
  const hasMore = params.length > 1 || (hash as typeof hash | undefined) !== undefined || hasBlockParams(program);
  if (nameOf(path) !== 'if' || !condition || hasMore) throw new EmailTextSyntaxError();
  return [
    { name: nameOf(condition), kind: 'condition', isConditional },
    ...collectUses(program.body, true),
    ...collectUses(inverse?.body ?? [], true),
  ];
}

const hasBlockParams = ({ blockParams }: hbs.AST.Program): boolean =>
  blockParams !== undefined && blockParams.length > 0;

/** The name of a variable: no paths, literals or nested expressions. */
function nameOf(expression: Expression): string {
  const { type, original, data, depth, parts } = expression as hbs.AST.PathExpression;
  if (type !== 'PathExpression' || data || depth !== 0 || parts.length !== 1 || parts[0] !== original) {
    throw new EmailTextSyntaxError();
  }
  return original;
}

const isContent = (statement: Statement): statement is hbs.AST.ContentStatement =>
  statement.type === 'ContentStatement';
const isMustache = (statement: Statement): statement is hbs.AST.MustacheStatement =>
  statement.type === 'MustacheStatement';
const isBlock = (statement: Statement): statement is hbs.AST.BlockStatement => statement.type === 'BlockStatement';
