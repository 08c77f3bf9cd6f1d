import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, Outbox } from '../common/public';
import { fileExamined, SoftProofs } from '../preflight/public';
import { findPrintTargets } from './soft-proof-job.queries';

/** Has examined files drawn by the profiles of the products that they are for. */
@Injectable()
export class SoftProofJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly softProofs: SoftProofs,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(fileExamined, ({ sha256 }) => this.draw(Buffer.from(sha256, 'hex')));
  }

  async draw(sha256: Buffer): Promise<void> {
    await this.softProofs.draw(sha256, await findPrintTargets(this.database.reader, sha256));
  }
}
