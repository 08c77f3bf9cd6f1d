import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a commit is caught: before PostgreSQL is asked for it, or once it is done and before the shop hears of that. */
export type Side = 'asked' | 'done';

interface Wanted {
  side: Side;
  /** Only commits of transactions with such a statement. */
  of: RegExp;
  left: number;
  caught: () => void;
}

interface Link {
  shop: Socket;
  database: Socket;
  /** Its transaction has a statement that is looked for. */
  concerned: boolean;
  committing: boolean;
  held: boolean;
  kept: (() => void)[];
}

/** A door between a shop and its database that reads what passes, and can be shut at a chosen message. */
export class DatabaseDoor {
  private readonly server = createServer((shop) => this.link(shop));
  private readonly links = new Set<Link>();
  private wanted?: Wanted;
  private countdown?: { left: number; shut: () => void };
  private isShut = false;

  private constructor(private readonly target: URL) {}

  static async before(databaseUrl: string): Promise<DatabaseDoor> {
    const door = new DatabaseDoor(new URL(databaseUrl));
    door.server.listen(0, '127.0.0.1');
    await once(door.server, 'listening');
    return door;
  }

  /** The database's address through this door. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Holds the next so many commits, each on its own connection; resolves once all are held. */
  catchCommits(side: Side, count: number, of: RegExp): Promise<void> {
    return new Promise((caught) => {
      this.wanted = { side, of, left: count, caught };
    });
  }

  /** Lets so many of the shop's messages pass, then nothing any more, on no connection; resolves at that moment. */
  shutAfter(messages: number): Promise<void> {
    return new Promise((shut) => {
      this.countdown = { left: messages, shut };
    });
  }

  /** Ends the connections of a shop that was killed, with all that was held back, and stands open for the next. */
  cut(): void {
    for (const { shop, database, kept } of this.links) {
      kept.length = 0;
      shop.destroy();
      database.destroy();
    }
    this.links.clear();
    this.open();
  }

  /** Lets everything pass, also what was held back. */
  open(): void {
    this.wanted = undefined;
    this.countdown = undefined;
    this.isShut = false;
    for (const link of this.links) {
      link.held = false;
      for (const pass of link.kept.splice(0)) pass();
    }
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private link(shop: Socket): void {
    const database = connect(Number(this.target.port), this.target.hostname);
    const link: Link = { shop, database, concerned: false, committing: false, held: false, kept: [] };
    this.links.add(link);
    const asking = new Messages(false);
    const answering = new Messages(true);
    shop.on('data', (chunk: Buffer) => asking.of(chunk).forEach((message) => this.fromShop(link, message)));
    database.on('data', (chunk: Buffer) => answering.of(chunk).forEach((message) => this.fromDatabase(link, message)));
    for (const socket of [shop, database]) {
      socket.setNoDelay();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.links.delete(link);
        shop.destroy();
        database.destroy();
      });
    }
  }

  private fromShop(link: Link, message: Buffer): void {
    const statement = statementOf(message);
    if (statement === 'START TRANSACTION') link.concerned = false;
    if (this.wanted?.of.test(statement)) link.concerned = true;
    if (statement === 'COMMIT' && link.concerned && this.wanted) {
      if (this.wanted.side === 'asked') this.hold(link, this.wanted);
      else link.committing = true;
    }
    if (this.countdown && --this.countdown.left < 0) this.shut(this.countdown.shut);
    this.pass(link, () => link.database.write(message));
  }

  private fromDatabase(link: Link, message: Buffer): void {
    if (link.committing && isType(message, 'C') && this.wanted) {
      link.committing = false;
      this.hold(link, this.wanted);
    }
    this.pass(link, () => link.shop.write(message));
  }

  private hold(link: Link, wanted: Wanted): void {
    if (wanted.left === 0) return;
    link.held = true;
    wanted.left--;
    if (wanted.left === 0) wanted.caught();
  }

  private shut(told: () => void): void {
    this.isShut = true;
    this.countdown = undefined;
    told();
  }

  private pass(link: Link, write: () => void): void {
    if (this.isShut || link.held) link.kept.push(write);
    else write();
  }
}

/** Cuts PostgreSQL's protocol into its messages: a letter and a length, but for the shop's very first. */
class Messages {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private typed: boolean) {}

  of(chunk: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, chunk]);
    const whole: Buffer[] = [];
    for (let length = this.nextLength(); length !== null; length = this.nextLength()) {
      whole.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
      this.typed = true;
    }
    return whole;
  }

  private nextLength(): number | null {
    const head = this.typed ? 1 : 0;
    if (this.rest.length < head + 4) return null;
    const length = head + this.rest.readInt32BE(head);
    return this.rest.length < length ? null : length;
  }
}

const isType = (message: Buffer, letter: string) => message[0] === letter.charCodeAt(0);

/** The SQL of a simple query or of a statement to prepare, which has its name before it; empty for what is neither. */
function statementOf(message: Buffer): string {
  const text = (start: number) => message.toString('utf8', start, message.indexOf(0, start));
  if (isType(message, 'Q')) return text(5);
  return isType(message, 'P') ? text(message.indexOf(0, 5) + 1) : '';
}
