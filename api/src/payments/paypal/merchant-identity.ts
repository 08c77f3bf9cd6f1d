import { Injectable, Logger } from '@nestjs/common';
import { isMerchant, type Merchant, type Payee } from './client/payee';
import type { PayPalClient } from './client/paypal-client';
import { PayPalError } from './client/paypal-error';
import { PayPalAccount } from './paypal-account.service';

/** The shop's own PayPal account: the payee of the settings, or what PayPal answers when it is asked for the first time. */
@Injectable()
export class MerchantIdentity {
  private readonly log = new Logger('paypal');
  private answer: { client: PayPalClient; merchant: Merchant } | null = null;
  private request: { client: PayPalClient; merchant: Promise<Merchant | null> } | null = null;

  constructor(private readonly account: PayPalAccount) {}

  /**
   * Asks PayPal for the account unless it is known. Returns false if PayPal does not tell it to this client; then only
   * what PayPal returns for the client's own invoices can be trusted.
   *
   * @throws PayPalError if PayPal is not available
   */
  async load(): Promise<boolean> {
    const { client } = this.account;
    if (this.merchant) return true;
    if (this.request?.client !== client) this.request = { client, merchant: this.ask(client) };
    const { request } = this;
    try {
      const merchant = await request.merchant;
      this.answer = merchant && { client, merchant };
      return merchant !== null;
    } finally {
      if (this.request === request) this.request = null;
    }
  }

  /** Whether a payee is the shop. To be called after `load`. */
  isOurs(payee: Payee): boolean {
    const { merchant } = this;
    return merchant === null || isMerchant(merchant, payee);
  }

  /** Null if it is not known for the present account. */
  private get merchant(): Merchant | null {
    const { payee, client } = this.account;
    if (payee) return { emails: [payee.toLowerCase()], merchantId: undefined };
    return this.answer?.client === client ? this.answer.merchant : null;
  }

  private async ask(client: PayPalClient): Promise<Merchant | null> {
    try {
      return await client.getMerchant();
    } catch (error) {
      if (!(error instanceof PayPalError) || (error.status !== 403 && error.status !== 404)) throw error;
      this.log.warn('PayPal does not tell this client its account; set the payee in the settings or PAYPAL_PAYEE');
      return null;
    }
  }
}
