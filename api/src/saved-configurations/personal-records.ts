import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../privacy/public';
import { SavedConfiguration } from './saved-configuration.entity';

/** The configurations that an account has saved. */
@Injectable()
export class SavedConfigurationsPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'savedConfigurations',
      collect: async (tx, { accountId }) => {
        const rows = await tx.find(SavedConfiguration, { where: { accountId }, order: { savedAt: 'ASC', id: 'ASC' } });
        return rows.map(({ name, item, savedAt }) => ({ name, item, savedAt }));
      },
      erase: async (tx, { accountId }) => {
        await tx.delete(SavedConfiguration, { accountId });
      },
    });
  }
}
