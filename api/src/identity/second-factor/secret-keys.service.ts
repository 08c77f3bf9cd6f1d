import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, Database } from '../../kernel/public';
import { keyFor } from './seal';

const SETTING = 'secret_key';

/** The installation's key: `SECRET_KEY`, or else one that the first start makes up and the database keeps. */
@Injectable()
export class SecretKeys implements OnModuleInit {
  private secretKey = '';

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  async onModuleInit(): Promise<void> {
    this.secretKey = this.config.secretKey ?? (await this.kept());
  }

  for(purpose: string): Buffer {
    return keyFor(purpose, this.secretKey);
  }

  /** Of two replicas that start at once, one makes it up and both read it. */
  private async kept(): Promise<string> {
    const { reader } = this.database;
    await reader.query('insert into setting (name, value) values ($1, $2) on conflict (name) do nothing', [
      SETTING,
      randomBytes(32).toString('base64url'),
    ]);
    const [row]: { value: string }[] = await reader.query('select value from setting where name = $1', [SETTING]);
    if (!row) throw new Error('the database keeps no secret key');
    return row.value;
  }
}
