import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Database, Handles, Input, members } from '../kernel/public';
import { Ledger } from './ledger.service';
import { movements } from './prepaid.queries';

const yuan = (amount: number) => ({ currency: 'CNY', amount });

/** The prepaid account as its owner sees it; one that never had a deposit holds nothing. */
@Controller()
export class PrepaidController {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
  ) {}

  @Handles(calls['Account/MyCurrentBalance'], members)
  async balance(@Asking() caller: Caller): Promise<Output<'Account/MyCurrentBalance'>> {
    return yuan(await this.ledger.prepaidBalance(this.database.reader, caller.accountId));
  }

  @Handles(calls['Account/MyPrepaidAccountAll'], members)
  async statement(
    @Asking() caller: Caller,
    @Input() { page = 1, size = 20 }: In<'Account/MyPrepaidAccountAll'>,
  ): Promise<Output<'Account/MyPrepaidAccountAll'>> {
    const { reader } = this.database;
    const { total, items } = await movements(
      reader,
      { accountId: caller.accountId },
      { limit: size, offset: (page - 1) * size },
    );
    return {
      balance: yuan(await this.ledger.prepaidBalance(reader, caller.accountId)),
      total,
      items: items.map(({ type, postDate, fen, memo, orderId, balanceAfter }) => ({
        type,
        postDate: postDate.toISOString(),
        amount: yuan(fen),
        memo,
        ...(orderId && { orderId }),
        balanceAfter: yuan(balanceAfter),
      })),
    };
  }
}
