import { Inject, Injectable, type OnModuleInit, type Provider, type Type } from '@nestjs/common';
import { PAYMENT_METHOD_CODES, PAYMENT_METHODS, PAYPAL, type PaymentMethod, PREPAID_ACCOUNT } from '@shop/contract';
import type { Tx } from '../../common/public';
import {
  OrderPayments,
  type OrderPaymentsPort,
  type PaymentRecords,
  type PaymentRefundRequest,
  type ServiceRoute,
} from '../../orders/public';
import type { PaymentProvider } from './payment-provider';
import { PayPalProvider } from './paypal-provider';
import { PrepaidProvider } from './prepaid-provider';

const PROVIDER_OF_METHOD: Readonly<Record<PaymentMethod, Type<PaymentProvider>>> = {
  [PAYPAL]: PayPalProvider,
  [PREPAID_ACCOUNT]: PrepaidProvider,
};

const PROVIDERS = Symbol('payment providers');
const PROVIDER_CLASSES = PAYMENT_METHOD_CODES.map((method) => PROVIDER_OF_METHOD[method]);

/** The provider of each payment method. Gives the orders module access to the invoices and refunds of an order. */
@Injectable()
export class PaymentProviders implements OrderPaymentsPort, OnModuleInit {
  constructor(
    private readonly orderPayments: OrderPayments,
    /** In the order of `PAYMENT_METHOD_CODES`. */
    @Inject(PROVIDERS) private readonly providers: readonly PaymentProvider[],
  ) {}

  onModuleInit(): void {
    this.orderPayments.register(this);
  }

  of(method: PaymentMethod): PaymentProvider {
    const provider = this.providers[PAYMENT_METHOD_CODES.indexOf(method)];
    if (!provider) throw new Error(`payment method ${method} has no provider`);
    return provider;
  }

  async find(tx: Tx, orderId: string): Promise<PaymentRecords> {
    const found: PaymentRecords = { invoice: null, refunds: [] };
    for (const provider of this.providers) {
      const { invoice = null, refunds = [] } = (await provider.find?.(tx, orderId)) ?? {};
      found.invoice ??= invoice;
      found.refunds.push(...refunds);
    }
    return found;
  }

  async requestRefund(tx: Tx, route: ServiceRoute, refund: PaymentRefundRequest): Promise<void> {
    const method = PAYMENT_METHOD_CODES.find((code) => PAYMENT_METHODS[code].key === route);
    if (method === undefined) throw new Error(`no payment method has the route ${route}`);
    await this.of(method).requestRefund(tx, refund);
  }
}

export const paymentProviders: Provider[] = [
  ...PROVIDER_CLASSES,
  {
    provide: PROVIDERS,
    inject: PROVIDER_CLASSES,
    useFactory: (...providers: PaymentProvider[]) => providers,
  },
  PaymentProviders,
];
