import { Client, Query } from 'pg';
import { LruCache } from '../lru-cache';

/** Names given out by this process. PostgreSQL keeps the plans of all of them on every connection. */
const MAX_NAMES = 600;
/** Statements remembered until they are repeated. */
const MAX_CANDIDATES = 500;

/** PostgreSQL's error for a plan that a migration has made obsolete. */
const FEATURE_NOT_SUPPORTED = '0A000';
const OBSOLETE_PLAN = 'cached plan must not change result type';

/** The names of statements by their text. */
const names = new Map<string, string>();
const candidates = new LruCache<string, true>(MAX_CANDIDATES);

/** The statement's name from its second use on; undefined for a first use, and when there are names enough. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  if (!candidates.get(text)) {
    candidates.set(text, true);
    return undefined;
  }
  const name = `shop_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Forgets all statements, for tests: in a process that has loaded many applications there are names enough. */
export function forgetStatements(): void {
  names.clear();
  candidates.clear();
}

type Send = (...args: unknown[]) => Promise<unknown>;

/** The part of `pg`'s connection that writes messages. */
interface MessageWriter {
  parsedStatements: Readonly<Record<string, string>>;
  parse(statement: { text: string }): void;
  bind(portal: object): void;
  execute(portal: object): void;
}

/** `pg` declares more forms of `query` than can be overridden, and not how a query is sent. */
const UntypedClient = Client as unknown as new (...args: unknown[]) => {
  connection: MessageWriter;
  query: Send;
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
};
const UntypedQuery = Query as unknown as new (statement: object) => {
  callback: (error: Error | null, result: unknown) => void;
  prepare(connection: MessageWriter): void;
  handleCommandComplete(message: unknown, connection: MessageWriter): void;
};

/** A prepared statement that is the first of its transaction, and is sent together with the beginning of that. */
class FirstQuery extends UntypedQuery {
  private hasBegun = false;

  override prepare(connection: MessageWriter): void {
    connection.parse({ text: BEGIN });
    connection.bind({});
    connection.execute({});
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: MessageWriter): void {
    if (this.hasBegun) super.handleCommandComplete(message, connection);
    this.hasBegun = true;
  }
}

/** As TypeORM writes them. */
const BEGIN = 'START TRANSACTION';
const END: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);
const NO_RESULT = { command: '', rowCount: null, rows: [] };

/**
 * A connection that prepares statements with parameters, so that PostgreSQL parses and plans them once per connection
 * and not each time. A statement that is sent only once, such as one whose text depends on its input, is not prepared.
 * The beginning of a transaction is sent together with its first statement, which saves a round trip.
 */
export class PreparingClient extends UntypedClient {
  /** Counts how often statements of this connection became obsolete. */
  private generation = 0;
  /** A transaction that has begun for the caller, but not been sent yet. */
  private isBeginPending = false;

  override query = (...args: unknown[]): Promise<unknown> =>
    typeof args[0] === 'string' ? this.sendText(args[0], args) : this.send(args);

  private async sendText(text: string, args: unknown[]): Promise<unknown> {
    const values = args[1];
    if (text === BEGIN) {
      this.isBeginPending = true;
      return NO_RESULT;
    }
    const begins = this.isBeginPending;
    this.isBeginPending = false;
    if (begins && END.has(text)) return NO_RESULT;
    const isPreparable = args.length === 2 && Array.isArray(values) && values.length > 0;
    const name = isPreparable ? statementName(text) : undefined;
    if (name !== undefined) return this.sendPrepared({ text, values }, name, begins);
    if (begins) await this.send([BEGIN]);
    return this.send(args);
  }

  private send(args: unknown[]): Promise<unknown> {
    return (Client.prototype.query as Send).apply(this, args);
  }

  /** Prepares the statement again if it is obsolete. In a transaction it fails, and the transaction is run again. */
  private async sendPrepared(statement: object, baseName: string, begins: boolean): Promise<unknown> {
    const nameIt = () => ({ ...statement, name: `${baseName}_${this.generation}` });
    try {
      const named = nameIt();
      if (begins && named.name in this.connection.parsedStatements) return await this.sendFirst(named);
      if (begins) await this.send([BEGIN]);
      return await this.send([named]);
    } catch (error) {
      if (!isObsoletePlan(error)) throw error;
      const isInTransaction = begins || this.getTransactionStatus() !== 'I';
      this.generation++;
      if (isInTransaction) throw error;
      return this.send([nameIt()]);
    }
  }

  private sendFirst(named: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new FirstQuery(named);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      void this.send([query]);
    });
  }
}

/** Whether a statement failed because a migration has changed what it returns. */
export function isObsoletePlan(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === FEATURE_NOT_SUPPORTED && error.message === OBSOLETE_PLAN;
}
