import { Injectable } from '@nestjs/common';
import type { RoleName } from '@shop/contract';
import type { Tx } from '../common/public';

/** The person whose data is exported or erased, read from the account at that time. */
export interface DataSubject {
  accountId: string;
  /** A guest's address is not verified: data found only by the address may belong to someone else. */
  email: string;
  role: RoleName;
  /** Data found only by a member's address belongs to them from this time on. */
  since: Date;
}

/** A part of the personal data, provided by one module. The number of SQL statements must not grow with the data. */
export interface PersonalDataSource {
  /** Key of the part in the export, such as `addresses`. */
  name: string;
  /** Returns JSON without hashes, codes and other secrets. */
  collect(tx: Tx, subject: DataSubject): Promise<unknown>;
  /** Runs in the transaction that closes the account, after the account itself was anonymized. */
  erase(tx: Tx, subject: DataSubject): Promise<void>;
  /** @throws ApiError if the account cannot be closed now */
  assertClosable?(tx: Tx, subject: DataSubject): Promise<void>;
  /** The ids of the person's orders, applications and so on, which emails and audit log entries refer to. */
  subjectIds?(tx: Tx, subject: DataSubject): Promise<string[]>;
}

/** All sources of personal data. Every module registers its own in `onModuleInit`. */
@Injectable()
export class PersonalData {
  private readonly byName = new Map<string, PersonalDataSource>();

  get sources(): readonly PersonalDataSource[] {
    return [...this.byName.values()];
  }

  register(source: PersonalDataSource): void {
    if (this.byName.has(source.name)) throw new Error(`two sources of personal data named ${source.name}`);
    this.byName.set(source.name, source);
  }

  /** The account's id and the ids of all sources. */
  async subjectIds(tx: Tx, subject: DataSubject): Promise<string[]> {
    const ids = [subject.accountId];
    for (const source of this.sources) ids.push(...((await source.subjectIds?.(tx, subject)) ?? []));
    return ids;
  }
}
