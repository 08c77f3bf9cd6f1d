import { Injectable } from '@nestjs/common';
import type { RoleName } from '@shop/contract';
import type { Tx } from '../../kernel/public';

/** Whose data it is, as the account was when somebody asked. */
export interface Person {
  accountId: string;
  /** Of a guest it is a mere claim: what is known by the address alone may be another's. */
  email: string;
  role: RoleName;
  /** What is known by a member's address alone is theirs from then on. */
  since: Date;
}

/** What one module holds about people. Statements do not grow in number with what there is. */
export interface PersonalRecord {
  /** Names its part of the file: `addresses`, `orders`. */
  name: string;
  /** As JSON; never a hash, a code or another secret. */
  collect(tx: Tx, person: Person): Promise<unknown>;
  /** In the transaction that closes the account, which is closed and nameless already. */
  erase(tx: Tx, person: Person): Promise<void>;
  /** Throws the refusal for which the account may not be closed now. */
  mayClose?(tx: Tx, person: Person): Promise<void>;
  /** The ids under which mails and the log speak of what is the person's: of orders, of applications. */
  subjects?(tx: Tx, person: Person): Promise<string[]>;
}

/** Who holds what about people: every module registers its part while it initialises. */
@Injectable()
export class PersonalData {
  private readonly held = new Map<string, PersonalRecord>();

  get records(): readonly PersonalRecord[] {
    return [...this.held.values()];
  }

  register(record: PersonalRecord): void {
    if (this.held.has(record.name)) throw new Error(`two records of personal data named ${record.name}`);
    this.held.set(record.name, record);
  }

  /** Everything under which mails and the log know the person. */
  async subjects(tx: Tx, person: Person): Promise<string[]> {
    const subjects = [person.accountId];
    for (const record of this.records) subjects.push(...((await record.subjects?.(tx, person)) ?? []));
    return subjects;
  }
}
