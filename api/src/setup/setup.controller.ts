import { Controller, Inject } from '@nestjs/common';
import { calls, type ConnectionTestView, type Output, type ShopSetupView } from '@shop/contract';
import {
  type Caller,
  CONFIG,
  type Config,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
} from '../common/public';
import { StarterCatalogue } from '../starter-catalogue/public';
import { ConnectionTests } from './connection-tests.service';
import { describeEnvironment } from './describe-environment';

const admins = onlyStaff();

@Controller()
export class SetupController {
  constructor(
    private readonly database: Database,
    private readonly starterCatalogue: StarterCatalogue,
    private readonly connectionTests: ConnectionTests,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(calls['admin/setup'], admins)
  async get(): Promise<ShopSetupView> {
    return {
      catalogueIsEmpty: await this.starterCatalogue.isInstallable(this.database.reader),
      environment: describeEnvironment(this.config),
    };
  }

  @Endpoint(calls['admin/setup-starter-catalogue'], admins)
  install(
    @CurrentUser() caller: Caller,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/setup-starter-catalogue'>> {
    return this.database.command(idempotencyKey, async (tx) => ({
      installed: await this.starterCatalogue.install(tx, caller),
    }));
  }

  @Endpoint(calls['admin/setup-connection-tests'], admins)
  testConnections(): Promise<ConnectionTestView[]> {
    return this.connectionTests.run();
  }
}
