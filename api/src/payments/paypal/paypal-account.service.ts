import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, isPayPalOffered, type PayPalSettings, ShopSettings } from '../../common/public';
import { PayPalClient } from './client/paypal-client';
import { recordCall } from './paypal-metrics';

/** The PayPal account in the settings of the shop, and the client that uses it. */
@Injectable()
export class PayPalAccount {
  private used?: { settings: PayPalSettings; client: PayPalClient };

  constructor(
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Replaced when the account or its address changes, so it is not to be kept. */
  get client(): PayPalClient {
    const { paypal } = this.settings.current;
    if (!this.used || !isSameAccount(this.used.settings, paypal)) {
      this.used = { settings: paypal, client: this.createClient(paypal) };
    }
    return this.used.client;
  }

  /** Whether customers can pay with PayPal. */
  get isOffered(): boolean {
    return isPayPalOffered(this.settings.current.paypal);
  }

  /** Without credentials PayPal cannot be called, not even about earlier payments. */
  get hasCredentials(): boolean {
    const { clientId, clientSecret } = this.settings.current.paypal;
    return clientId !== '' && clientSecret !== '';
  }

  /** Email address of the account that is paid; empty: that of the credentials. */
  get payee(): string {
    return this.settings.current.paypal.payee;
  }

  private createClient({ baseUrl, clientId, clientSecret, webhookId }: PayPalSettings): PayPalClient {
    const timeoutMs = this.config.paypalTimeoutMs;
    return new PayPalClient({ baseUrl, clientId, clientSecret, webhookId, timeoutMs, onOutcome: recordCall });
  }
}

const isSameAccount = (one: PayPalSettings, other: PayPalSettings): boolean =>
  (['baseUrl', 'clientId', 'clientSecret', 'webhookId'] as const).every((field) => one[field] === other[field]);
