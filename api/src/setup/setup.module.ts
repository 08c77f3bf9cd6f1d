import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public';
import { StarterCatalogueModule } from '../starter-catalogue/public';
import { SetupController } from './setup.controller';
import { SetupLink } from './setup-link.service';
import { SetupLinkController } from './setup-link.controller';

/** The first run of a shop: its first admin, its catalogue, and tests of the services that it uses. */
@Module({
  imports: [AuthModule, StarterCatalogueModule],
  controllers: [SetupController, SetupLinkController],
  providers: [SetupLink],
  exports: [SetupLink],
})
export class SetupModule {}
