import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output, type ShopSettingsView } from '@shop/contract';
import { type Caller, CurrentUser, Endpoint, Input, Locale, onlyStaff } from '../../common/public';
import { SettingsEditor } from './settings-editor.service';

const admins = onlyStaff();

/** The settings of the shop in the back office. */
@Controller()
export class SettingsController {
  constructor(private readonly editor: SettingsEditor) {}

  @Endpoint(calls['admin/settings'], admins)
  get(): ShopSettingsView {
    return this.editor.view();
  }

  @Endpoint(calls['admin/settings-shop'], admins)
  saveShop(@CurrentUser() caller: Caller, @Input() input: In<'admin/settings-shop'>): Promise<ShopSettingsView> {
    return this.editor.saveShop(caller, input);
  }

  @Endpoint(calls['admin/settings-seller'], admins)
  saveSeller(@CurrentUser() caller: Caller, @Input() input: In<'admin/settings-seller'>): Promise<ShopSettingsView> {
    return this.editor.saveSeller(caller, input);
  }

  @Endpoint(calls['admin/settings-mail'], admins)
  saveMail(@CurrentUser() caller: Caller, @Input() input: In<'admin/settings-mail'>): Promise<ShopSettingsView> {
    return this.editor.saveMail(caller, input);
  }

  @Endpoint(calls['admin/settings-mail-test'], admins)
  testMail(
    @CurrentUser() caller: Caller,
    @Locale() language: string,
    @Input() input: In<'admin/settings-mail-test'>,
  ): Promise<Output<'admin/settings-mail-test'>> {
    return this.editor.testMail(caller, language, input);
  }

  @Endpoint(calls['admin/settings-paypal'], admins)
  savePayPal(@CurrentUser() caller: Caller, @Input() input: In<'admin/settings-paypal'>): Promise<ShopSettingsView> {
    return this.editor.savePayPal(caller, input);
  }

  @Endpoint(calls['admin/settings-retention'], admins)
  saveRetention(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/settings-retention'>,
  ): Promise<ShopSettingsView> {
    return this.editor.saveRetention(caller, input);
  }
}
