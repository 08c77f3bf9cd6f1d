import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';
import { ConcurrencyLimiter } from '../../common/public';
import { PasswordCost } from './password-cost';
import { normalizePassword } from './password-rules';

/** Leaves one processor for other requests. */
const MAX_CONCURRENT = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 64;

/** Hashes and verifies passwords, a few at a time, so that many log-ins do not slow down other requests. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly limiter = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_WAITING);
  /** The hash of a random password. */
  private dummyHash = '';

  constructor(private readonly cost: PasswordCost) {}

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(randomBytes(32).toString('base64url'));
  }

  /** @throws ApiError `too_frequent` if too many are waiting */
  async hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(normalizePassword(password), { type: argon2id, ...this.cost }));
  }

  /**
   * Takes the same time if there is no stored hash.
   * @throws ApiError `too_frequent` if too many are waiting
   */
  async matches(storedHash: string | null | undefined, password: string): Promise<boolean> {
    const matches = await this.limiter.run(() => verify(storedHash ?? this.dummyHash, normalizePassword(password)));
    return matches && typeof storedHash === 'string';
  }
}
