import { once } from 'node:events';
import { type AddressInfo, connect as openSocket, createServer, type Socket } from 'node:net';

/** When a commit is held: before PostgreSQL receives it, or after it is done and before the server receives the response. */
export type CommitPhase = 'before' | 'after';

interface HeldCommits {
  phase: CommitPhase;
  /** Only commits of transactions with a matching statement. */
  statement: RegExp;
  left: number;
  onAllHeld: () => void;
}

interface Connection {
  server: Socket;
  database: Socket;
  /** Whether the current transaction has a matching statement. */
  matches: boolean;
  isCommitting: boolean;
  isHeld: boolean;
  /** Messages that are passed on after the release. */
  queue: (() => void)[];
}

/** A proxy between a server and its database that reads the messages and can hold them at a chosen one. */
export class DatabaseProxy {
  private readonly listener = createServer((server) => this.connect(server));
  private readonly connections = new Set<Connection>();
  private heldCommits?: HeldCommits;
  private countdown?: { left: number; onBlocked: () => void };
  private isBlocked = false;
  private isRefusing = false;

  private constructor(private readonly target: URL) {}

  static async start(databaseUrl: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(databaseUrl));
    proxy.listener.listen(0, '127.0.0.1');
    await once(proxy.listener, 'listening');
    return proxy;
  }

  /** The database's address through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Holds the next `count` commits, each on its own connection; resolves when all are held. */
  holdCommits(phase: CommitPhase, count: number, statement: RegExp): Promise<void> {
    return new Promise((onAllHeld) => {
      this.heldCommits = { phase, statement, left: count, onAllHeld };
    });
  }

  /** Passes `messages` messages of the server, then none on any connection; resolves at that moment. */
  blockAfter(messages: number): Promise<void> {
    return new Promise((onBlocked) => {
      this.countdown = { left: messages, onBlocked };
    });
  }

  /** Passes no more messages in either direction until `release`. */
  block(): void {
    this.isBlocked = true;
  }

  /** Closes all connections, and every new one, until `acceptConnections`. */
  refuseConnections(): void {
    this.isRefusing = true;
    for (const { server } of this.connections) server.destroy();
  }

  acceptConnections(): void {
    this.isRefusing = false;
  }

  /** Closes the connections of a killed server, discards its held messages and accepts new connections. */
  disconnect(): void {
    for (const { server, database, queue } of this.connections) {
      queue.length = 0;
      server.destroy();
      database.destroy();
    }
    this.connections.clear();
    this.release();
  }

  /** Passes all messages, including the held ones. */
  release(): void {
    this.heldCommits = undefined;
    this.countdown = undefined;
    this.isBlocked = false;
    for (const connection of this.connections) {
      connection.isHeld = false;
      for (const pass of connection.queue.splice(0)) pass();
    }
  }

  close(): void {
    this.disconnect();
    this.listener.close();
  }

  private connect(server: Socket): void {
    if (this.isRefusing) {
      server.destroy();
      return;
    }
    const database = openSocket(Number(this.target.port), this.target.hostname);
    const connection: Connection = { server, database, matches: false, isCommitting: false, isHeld: false, queue: [] };
    this.connections.add(connection);
    const requests = new Messages(false);
    const responses = new Messages(true);
    server.on('data', (chunk: Buffer) =>
      requests.split(chunk).forEach((message) => this.fromServer(connection, message)),
    );
    database.on('data', (chunk: Buffer) =>
      responses.split(chunk).forEach((message) => this.fromDatabase(connection, message)),
    );
    for (const socket of [server, database]) {
      socket.setNoDelay();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.connections.delete(connection);
        server.destroy();
        database.destroy();
      });
    }
  }

  private fromServer(connection: Connection, message: Buffer): void {
    const statement = readStatement(message);
    if (statement === 'START TRANSACTION') connection.matches = false;
    if (this.heldCommits?.statement.test(statement)) connection.matches = true;
    if (statement === 'COMMIT' && connection.matches && this.heldCommits) {
      if (this.heldCommits.phase === 'before') this.hold(connection, this.heldCommits);
      else connection.isCommitting = true;
    }
    if (this.countdown && --this.countdown.left < 0) this.blockNow(this.countdown.onBlocked);
    this.pass(connection, () => connection.database.write(message));
  }

  private fromDatabase(connection: Connection, message: Buffer): void {
    if (connection.isCommitting && isType(message, 'C') && this.heldCommits) {
      connection.isCommitting = false;
      this.hold(connection, this.heldCommits);
    }
    this.pass(connection, () => connection.server.write(message));
  }

  private hold(connection: Connection, commits: HeldCommits): void {
    if (commits.left === 0) return;
    connection.isHeld = true;
    commits.left--;
    if (commits.left === 0) commits.onAllHeld();
  }

  private blockNow(onBlocked: () => void): void {
    this.block();
    this.countdown = undefined;
    onBlocked();
  }

  private pass(connection: Connection, write: () => void): void {
    if (this.isBlocked || connection.isHeld) connection.queue.push(write);
    else write();
  }
}

/** Splits PostgreSQL's protocol into messages: a type and a length; the server's first message has no type. */
class Messages {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private hasType: boolean) {}

  split(chunk: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, chunk]);
    const messages: Buffer[] = [];
    for (let length = this.nextLength(); length !== null; length = this.nextLength()) {
      messages.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
      this.hasType = true;
    }
    return messages;
  }

  private nextLength(): number | null {
    const head = this.hasType ? 1 : 0;
    if (this.rest.length < head + 4) return null;
    const length = head + this.rest.readInt32BE(head);
    return this.rest.length < length ? null : length;
  }
}

const isType = (message: Buffer, type: string) => message[0] === type.charCodeAt(0);

/** The SQL of a simple query or of a statement to prepare, which follows its name; empty for other messages. */
function readStatement(message: Buffer): string {
  const text = (start: number) => message.toString('utf8', start, message.indexOf(0, start));
  if (isType(message, 'Q')) return text(5);
  return isType(message, 'P') ? text(message.indexOf(0, 5) + 1) : '';
}
