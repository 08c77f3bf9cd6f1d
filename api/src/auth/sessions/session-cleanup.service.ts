import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Clock, Database, Outbox } from '../../common/public';
import { GuestLink } from '../guests/guest-link.entity';
import { SigningKeys } from '../keys/signing-keys.service';
import { VerificationCode } from '../passwords/verification-code.entity';
import { deleteEmptyFamilies, deleteExpiredSessions } from './sessions.queries';
import { REFRESH_MS } from './sessions.service';

const BATCH_SIZE = 5_000;
const DAY_MS = 86_400_000;

/**
 * Deletes, once a day, sessions that can no longer be renewed, families without sessions, expired codes and links, and
 * signing keys that no session needs.
 */
@Injectable()
export class SessionCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly signingKeys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('17 3 * * *', 'auth.delete-expired-sessions', () => this.deleteExpired());
  }

  async deleteExpired(): Promise<void> {
    const now = this.clock.now();
    while ((await this.deleteBatch(now)) === BATCH_SIZE);
    await this.database.transaction((tx) => deleteEmptyFamilies(tx, now));
    await this.database.reader.delete(VerificationCode, { expiresAt: LessThanOrEqual(now) });
    await this.database.reader.delete(GuestLink, { expiresAt: LessThanOrEqual(now) });
    await this.signingKeys.deleteUnused(new Date(now.getTime() - REFRESH_MS - DAY_MS));
  }

  private deleteBatch(now: Date): Promise<number> {
    return this.database.transaction((tx) => deleteExpiredSessions(tx, now, BATCH_SIZE));
  }
}
