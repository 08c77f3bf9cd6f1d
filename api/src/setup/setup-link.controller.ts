import { Controller } from '@nestjs/common';
import { calls, type Input as In } from '@shop/contract';
import { anyone, Database, Endpoint, Input } from '../common/public';
import { SetupLink } from './setup-link.service';

/** What the set-up link opens, before the shop has an admin. */
@Controller()
export class SetupLinkController {
  constructor(
    private readonly database: Database,
    private readonly link: SetupLink,
  ) {}

  @Endpoint(calls['Setup/CheckLink'], anyone)
  async check(@Input() { token }: In<'Setup/CheckLink'>): Promise<Record<string, never>> {
    await this.link.check(this.database.reader, token);
    return {};
  }

  @Endpoint(calls['Setup/FirstAdmin'], anyone)
  async invite(@Input() { token, email }: In<'Setup/FirstAdmin'>): Promise<{ token: string }> {
    return { token: await this.database.transaction((tx) => this.link.invite(tx, token, email)) };
  }
}
