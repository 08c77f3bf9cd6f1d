import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../common/public';
import { findResolvedDisputes } from '../disputes/dispute.queries';
import { PayPalDisputes } from '../disputes/disputes.service';
import { PayPalError } from './client/paypal-error';
import { MerchantIdentity } from './merchant-identity';
import { PayPalAccount } from './paypal-account.service';

/** Compares disputes with PayPal. */
@Injectable()
export class DisputeCheck {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly disputes: PayPalDisputes,
    private readonly identity: MerchantIdentity,
    private readonly paypal: PayPalAccount,
  ) {}

  /** The disputes that changed at PayPal since an instant and are not stored as resolved. */
  async findChanged(since: Date): Promise<readonly string[]> {
    const ids = await this.listDisputes(since);
    const resolved = await findResolvedDisputes(this.database.reader, ids);
    return ids.filter((id) => !resolved.has(id));
  }

  /** Empty if PayPal does not let this client read disputes; webhooks report them all the same. */
  private async listDisputes(since: Date): Promise<readonly string[]> {
    try {
      return await this.paypal.client.findDisputes(since);
    } catch (error) {
      if (!(error instanceof PayPalError) || (error.status !== 403 && error.status !== 404)) throw error;
      this.log.warn('PayPal does not let this client read disputes');
      return [];
    }
  }

  /**
   * Applies what PayPal knows of the dispute. Returns what changed.
   *
   * @throws PayPalError
   */
  async run(id: string): Promise<string[]> {
    await this.identity.load();
    const dispute = await this.paypal.client.getDispute(id);
    if (!this.identity.isOurs(dispute.payee)) return [];
    return this.database.transaction((tx) => this.disputes.record(tx, dispute));
  }
}
