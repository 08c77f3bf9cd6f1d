import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueModule } from './catalogue/public';
import { IdentityModule } from './identity/public';
import type { Config } from './kernel/public';
import { KernelModule } from './kernel/public';

/** The whole shop. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [KernelModule.with(config), CatalogueModule, IdentityModule] };
  }
}
