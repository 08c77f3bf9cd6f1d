import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/public';
import { ResellerController } from './reseller.controller';
import { ResellerApplicationsController } from './admin/reseller-applications.controller';
import { ResellerStatusController } from './admin/reseller-status.controller';
import { AccountsModule } from '../accounts/public';
import { ResellerApplications } from './reseller-applications.service';
import { ResellerNotifications } from './admin/reseller-notifications';
import { ResellerStatus } from './admin/reseller-status.service';

/** Reseller applications and the reseller role. */
@Module({
  imports: [AccountsModule, LedgerModule],
  controllers: [ResellerController, ResellerApplicationsController, ResellerStatusController],
  providers: [ResellerApplications, ResellerStatus, ResellerNotifications],
})
export class ResellersModule {}
