import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public';
import { StarterCatalogueModule } from '../starter-catalogue/public';
import { ConnectionTests } from './connection-tests.service';
import { SettingsController } from './settings/settings.controller';
import { SettingsEditor } from './settings/settings-editor.service';
import { SetupController } from './setup.controller';
import { SetupLink } from './setup-link.service';
import { SetupLinkController } from './setup-link.controller';

/** The first run of a shop and its settings: its first admin, its catalogue, and tests of the services that it uses. */
@Module({
  imports: [AuthModule, StarterCatalogueModule],
  controllers: [SetupController, SetupLinkController, SettingsController],
  providers: [SetupLink, SettingsEditor, ConnectionTests],
  exports: [SetupLink],
})
export class SetupModule {}
