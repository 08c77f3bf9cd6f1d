import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/public';
import { CatalogueModule } from '../catalogue/public';
import { PrivacyModule } from '../privacy/public';
import { QuotingModule } from '../quoting/public';
import { SavedConfigurationsPersonalData } from './personal-records';
import { SavedConfigurationsController } from './saved-configurations.controller';
import { SavedConfigurations } from './saved-configurations.service';

@Module({
  imports: [AccountsModule, CatalogueModule, PrivacyModule, QuotingModule],
  controllers: [SavedConfigurationsController],
  providers: [SavedConfigurations, SavedConfigurationsPersonalData],
})
export class SavedConfigurationsModule {}
