import { Module } from '@nestjs/common';
import { Ledger } from './ledger.service';
import { PrepaidController } from './prepaid/prepaid.controller';
import { AccountsModule } from '../accounts/public';
import { LedgerController } from './admin/ledger.controller';
import { PrepaidTransactionsController } from './prepaid/admin/prepaid.controller';
import { PrepaidRequestsController } from './prepaid/admin/prepaid-requests.controller';
import { PrepaidTransactions } from './prepaid/admin/prepaid.service';
import { PrepaidPostings } from './prepaid/admin/prepaid-postings.service';
import { PrepaidRequests } from './prepaid/admin/prepaid-requests.service';

@Module({
  imports: [AccountsModule],
  controllers: [PrepaidController, LedgerController, PrepaidTransactionsController, PrepaidRequestsController],
  providers: [Ledger, PrepaidTransactions, PrepaidPostings, PrepaidRequests],
  exports: [Ledger],
})
export class LedgerModule {}
