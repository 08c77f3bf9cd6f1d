import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';
import { BoundedLine } from './bounded-line';
import { composed } from './password-rules';

/** 19 MiB, two passes. */
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** One processor is left to whatever else is asked. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 64;

/** Hashes and checks passwords, few at a time, so that a storm of log-ins leaves the other calls their processor. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly line = new BoundedLine(AT_ONCE, MAX_WAITING);
  /** Of a password that nobody knows. */
  private decoy = '';

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash(randomBytes(32).toString('base64url'));
  }

  /** Refuses `too_frequent` where too many wait. */
  async hash(password: string): Promise<string> {
    return this.line.run(() => hash(composed(password), COST));
  }

  /** Takes as long where there is no hash to match. Refuses `too_frequent` where too many wait. */
  async matches(kept: string | null | undefined, password: string): Promise<boolean> {
    const same = await this.line.run(() => verify(kept ?? this.decoy, composed(password)));
    return same && typeof kept === 'string';
  }
}
