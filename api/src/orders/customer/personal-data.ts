import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkErasure } from '../../artwork/public';
import { Claims } from '../../claims/public';
import { type DataSubject, PersonalData, type PersonalDataSource } from '../../privacy/public';
import { ApiError, type Tx } from '../../common/public';
import { Ledger, listPrepaidTransactions } from '../../ledger/public';
import { eraseTaskTexts } from '../tasks/order-tasks.queries';
import { CartItem } from '../cart/cart-item.entity';
import {
  eraseInOrders,
  eraseReviews,
  findOrderIds,
  hasUnfinishedOrders,
  listCartItems,
  listOrders,
  listReviews,
} from './personal-data.queries';

/** More than any account has. */
const ALL = { limit: 10_000_000, offset: 0, oldestFirst: true };

/** The personal data in carts, orders, claims, prepaid accounts and reviews. */
@Injectable()
export class OrderPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly artwork: ArtworkErasure,
    private readonly claims: Claims,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.personalData.register(cart);
    this.personalData.register({
      name: 'orders',
      collect: (tx, { accountId }) => listOrders(tx, accountId),
      assertClosable: assertOrdersFinished,
      subjectIds: (tx, { accountId }) => findOrderIds(tx, accountId),
      erase: async (tx, { accountId }) => {
        const orderIds = await findOrderIds(tx, accountId);
        await this.artwork.erase(tx, orderIds);
        await this.artwork.eraseObjects(tx, await this.claims.erase(tx, orderIds));
        await eraseInOrders(tx, accountId);
        await eraseTaskTexts(tx, orderIds);
      },
    });
    this.personalData.register({
      name: 'prepaidAccount',
      collect: (tx, subject) => this.collectPrepaidStatement(tx, subject),
      assertClosable: async (tx, subject) => {
        if ((await this.ledger.loadPrepaidBalance(tx, subject.accountId)) !== 0) throw new ApiError('balance_left');
      },
      // The ledger is kept.
      erase: async () => undefined,
    });
    this.personalData.register(reviews);
  }

  private async collectPrepaidStatement(tx: Tx, { accountId }: DataSubject): Promise<unknown> {
    const { items } = await listPrepaidTransactions(tx, { accountId }, ALL);
    return {
      balance: { currency: 'CNY', amount: await this.ledger.loadPrepaidBalance(tx, accountId) },
      movements: items.map(({ type, postDate, fen, memo, orderId, balanceAfter }) => ({
        type,
        postDate,
        amount: { currency: 'CNY', amount: fen },
        memo,
        orderId,
        balanceAfter: { currency: 'CNY', amount: balanceAfter },
      })),
    };
  }
}

const cart: PersonalDataSource = {
  name: 'cart',
  collect: (tx, { accountId }) => listCartItems(tx, accountId),
  async erase(tx, { accountId }) {
    await tx.delete(CartItem, { accountId });
  },
};

const reviews: PersonalDataSource = {
  name: 'reviews',
  collect: (tx, { accountId }) => listReviews(tx, accountId),
  erase: (tx, { accountId }) => eraseReviews(tx, accountId),
};

async function assertOrdersFinished(tx: Tx, { accountId }: DataSubject): Promise<void> {
  if (await hasUnfinishedOrders(tx, accountId)) throw new ApiError('orders_open');
}
