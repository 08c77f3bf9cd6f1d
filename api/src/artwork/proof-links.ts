import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createToken, hashToken, isOpaqueToken } from '../auth/public';
import { ApiError, Clock, Database, MailQueue, Outbox, type Tx } from '../common/public';
import { ProofLink } from './proof-link.entity';
import { deleteExpiredLinks, spendLinks } from './proof-links.queries';

/** Days until a link can no longer be used. */
export const PROOF_LINK_DAYS = 14;

/** Links in emails to the proofs of one order. Whoever has one decides on the proofs without a login, once, for 14 days. */
@Injectable()
export class ProofLinks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly mail: MailQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('53 3 * * *', 'artwork.sweep-proof-links', () =>
      deleteExpiredLinks(this.database.reader, this.clock.now()),
    );
  }

  /** The URL of the proof page with a new token in its fragment, which browsers do not send to servers. Only for `secret` data. */
  async create(tx: Tx, orderId: string, language: string): Promise<string> {
    const token = createToken();
    const expiresAt = new Date(this.clock.now().getTime() + PROOF_LINK_DAYS * 86_400_000);
    await tx.insert(ProofLink, { tokenHash: hashToken(token), orderId, expiresAt, spentAt: null });
    return `${this.mail.link('/proof', language)}#${token}`;
  }

  /** @throws {ApiError} `link_expired` for a token that is unknown or older than 14 days */
  async find(reader: Tx, token: string): Promise<ProofLink> {
    const link = isOpaqueToken(token) ? await reader.findOneBy(ProofLink, { tokenHash: hashToken(token) }) : null;
    if (!link || link.expiresAt <= this.clock.now()) throw new ApiError('link_expired');
    return link;
  }

  /** To be called once for a decision: no link of the order decides anything from then on. */
  async spend(tx: Tx, orderId: string, at: Date): Promise<void> {
    await spendLinks(tx, orderId, at);
  }
}
