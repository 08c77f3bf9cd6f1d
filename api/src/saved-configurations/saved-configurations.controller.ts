import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  type Caller,
  CurrentUser,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  Locale,
  members,
} from '../common/public';
import { SavedConfigurations } from './saved-configurations.service';

@Controller()
export class SavedConfigurationsController {
  constructor(private readonly configurations: SavedConfigurations) {}

  @Endpoint(calls['Account/SavedConfigurations'], members)
  list(@CurrentUser() caller: Caller, @Locale() language: string): Promise<Output<'Account/SavedConfigurations'>> {
    return this.configurations.list(caller, language);
  }

  @Endpoint(calls['Account/SaveConfiguration'], members)
  save(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/SaveConfiguration'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Account/SaveConfiguration'>> {
    return this.configurations.save(caller, input, idempotencyKey);
  }

  @Endpoint(calls['Account/RenameConfiguration'], members)
  async rename(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/RenameConfiguration'>,
  ): Promise<Output<'Account/RenameConfiguration'>> {
    await this.configurations.rename(caller, input);
    return {};
  }

  @Endpoint(calls['Account/DeleteConfiguration'], members)
  async delete(
    @CurrentUser() caller: Caller,
    @Input() { id }: In<'Account/DeleteConfiguration'>,
  ): Promise<Output<'Account/DeleteConfiguration'>> {
    await this.configurations.delete(caller, id);
    return {};
  }
}
