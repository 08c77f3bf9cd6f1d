import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/public';
import { PAYPAL_CLIENT } from './paypal.provider';
import { isMerchant, type Merchant, type Payee } from './client/payee';
import { PayPalClient } from './client/paypal-client';
import { PayPalError } from './client/paypal-error';

/** The shop's own PayPal account: `PAYPAL_PAYEE`, or what PayPal answers when it is asked for the first time. */
@Injectable()
export class MerchantIdentity {
  private readonly log = new Logger('paypal');
  private merchant: Merchant | null;
  private request: Promise<Merchant | null> | null = null;

  constructor(
    @Inject(PAYPAL_CLIENT) private readonly paypal: PayPalClient,
    @Inject(CONFIG) { paypal: { payee } }: Config,
  ) {
    this.merchant = payee ? { emails: [payee.toLowerCase()], merchantId: undefined } : null;
  }

  /**
   * Asks PayPal for the account unless it is known. Returns false if PayPal does not tell it to this client; then only
   * what PayPal returns for the client's own invoices can be trusted.
   *
   * @throws PayPalError if PayPal is not available
   */
  async load(): Promise<boolean> {
    this.merchant ??= await (this.request ??= this.ask().finally(() => {
      this.request = null;
    }));
    return this.merchant !== null;
  }

  /** Whether a payee is the shop. To be called after `load`. */
  isOurs(payee: Payee): boolean {
    return this.merchant === null || isMerchant(this.merchant, payee);
  }

  private async ask(): Promise<Merchant | null> {
    try {
      return await this.paypal.getMerchant();
    } catch (error) {
      if (!(error instanceof PayPalError) || (error.status !== 403 && error.status !== 404)) throw error;
      this.log.warn('PayPal does not tell this client its account; set PAYPAL_PAYEE');
      return null;
    }
  }
}
