import { Injectable } from '@nestjs/common';
import { Clock, Database, SiteSettings, type Tx } from '../common/public';

type LoadStep = (tx: Tx, now: Date) => Promise<unknown>;

/** Runs each step of the demo once per installation; steps of a newer release run on its first start. */
@Injectable()
export class OneTimeSteps {
  constructor(
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  async run(name: string, step: LoadStep): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.settings.claimOneTimeTask(tx, `demo.${name}`)) await step(tx, this.clock.now());
    });
  }
}
