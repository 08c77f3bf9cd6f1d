import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { CurrentUser, type Caller, Database, Endpoint, Input, members } from '../../common/public';
import { Ledger } from '../ledger.service';
import { listPrepaidTransactions } from './prepaid.queries';

const toCny = (amount: number) => ({ currency: 'CNY', amount });

/** The signed-in customer's prepaid account. An account without deposits has a balance of 0. */
@Controller()
export class PrepaidController {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
  ) {}

  @Endpoint(calls['Account/MyCurrentBalance'], members)
  async getBalance(@CurrentUser() caller: Caller): Promise<Output<'Account/MyCurrentBalance'>> {
    return toCny(await this.ledger.loadPrepaidBalance(this.database.reader, caller.accountId));
  }

  @Endpoint(calls['Account/MyPrepaidAccountAll'], members)
  async listTransactions(
    @CurrentUser() caller: Caller,
    @Input() { page = 1, size = 20 }: In<'Account/MyPrepaidAccountAll'>,
  ): Promise<Output<'Account/MyPrepaidAccountAll'>> {
    const { reader } = this.database;
    const { total, items } = await listPrepaidTransactions(
      reader,
      { accountId: caller.accountId },
      { limit: size, offset: (page - 1) * size },
    );
    return {
      balance: toCny(await this.ledger.loadPrepaidBalance(reader, caller.accountId)),
      total,
      items: items.map(({ type, postDate, fen, memo, orderId, balanceAfter }) => ({
        type,
        postDate: postDate.toISOString(),
        amount: toCny(fen),
        memo,
        ...(orderId && { orderId }),
        balanceAfter: toCny(balanceAfter),
      })),
    };
  }
}
