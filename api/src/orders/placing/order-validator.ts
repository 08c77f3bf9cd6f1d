import { Injectable } from '@nestjs/common';
import { Products } from '../../catalogue/public';
import { Tariffs } from '../../tariff/public';
import { AddressBook, isMilitaryAddress } from '../../accounts/public';
import { Database, ApiError, type Tx } from '../../common/public';
import { OrderWorkflow } from '../workflow/order-workflow';
import { type OrderProblem, ORDER_PROBLEMS } from './order-problems';
import { findUnpaidOrder, findUnpaidOrders, type UnpaidOrder } from './order-validation.queries';
import { loadHistory } from '../history/order-history';
import { CustomerOrder } from '../order.entity';

const SYSTEM = { accountId: null };

/** Checks unpaid orders and cancels those that can no longer be fulfilled; the customer can place a new order. */
@Injectable()
export class OrderValidator {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressBook,
    private readonly products: Products,
    private readonly tariffs: Tariffs,
    private readonly workflow: OrderWorkflow,
  ) {}

  /**
   * Cancels the account's order if it is unpaid and cannot be fulfilled.
   * @returns the order, if it is unpaid
   * @throws {ApiError} `order_invalid` with the problem, also if the system cancelled the order for it earlier
   */
  async assertValid(accountId: string, orderId: string): Promise<UnpaidOrder | undefined> {
    const order = await findUnpaidOrder(this.database.reader, accountId, orderId);
    const problem = order
      ? await this.cancelIfInvalid(order)
      : await findEarlierProblem(this.database.reader, accountId, orderId);
    if (problem) throw new ApiError('order_invalid', [{ field: 'orderId', code: problem }]);
    return order;
  }

  async cancelInvalidOrders(): Promise<void> {
    for (const order of await findUnpaidOrders(this.database.reader)) await this.cancelIfInvalid(order);
  }

  private async cancelIfInvalid(order: UnpaidOrder): Promise<OrderProblem | null> {
    const problem = this.findProblem(order);
    if (!problem) return null;
    try {
      const input = { event: 'order_cancelled', actor: 'system', reason: problem } as const;
      await this.database.transaction((tx) => this.workflow.post(tx, order.id, input, SYSTEM));
    } catch (error) {
      // The order was paid, cancelled or expired meanwhile.
      if (error instanceof ApiError) return null;
      throw error;
    }
    return problem;
  }

  private findProblem({ shipTo, shippingMethod, skus }: UnpaidOrder): OrderProblem | null {
    if (!this.tariffs.ships(shippingMethod, shipTo.country) || isMilitaryAddress(shipTo)) return 'invalid_shipping';
    if (skus.some((sku) => this.products.isWithdrawn(sku))) return 'invalid_product';
    try {
      this.addresses.assertValidAddress(shipTo);
      return null;
    } catch (error) {
      if (error instanceof ApiError) return 'invalid_address';
      throw error;
    }
  }
}

/** The problem for which the system cancelled the account's order earlier. */
async function findEarlierProblem(tx: Tx, accountId: string, orderId: string): Promise<OrderProblem | undefined> {
  if (!(await tx.existsBy(CustomerOrder, { id: orderId, accountId }))) return undefined;
  const history = await loadHistory(tx, orderId);
  const cancellation = history.find((entry) => entry.event === 'order_cancelled' && entry.actor === 'system');
  return ORDER_PROBLEMS.find((problem) => cancellation?.event === 'order_cancelled' && problem === cancellation.reason);
}
