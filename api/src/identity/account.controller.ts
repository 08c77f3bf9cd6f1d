import { Controller } from '@nestjs/common';
import { type AddressView, calls, type Input as InputOf, type Output } from '@shop/contract';
import { account, Asking, type Caller, Handles, Input, members, registered } from '../kernel/public';
import { AccountDetails } from './account-details.service';
import { PasswordChange } from './password-change.service';
import { ShippingAddresses } from './shipping-addresses.service';

@Controller()
export class AccountController {
  constructor(
    private readonly details: AccountDetails,
    private readonly passwordChange: PasswordChange,
    private readonly addresses: ShippingAddresses,
  ) {}

  @Handles(calls['Account/MyAccountInfo'], account)
  myAccountInfo(@Asking() caller: Caller): Promise<Output<'Account/MyAccountInfo'>> {
    return this.details.of(caller);
  }

  @Handles(calls['Account/ChangeAccountInfo'], registered)
  changeAccountInfo(
    @Asking() caller: Caller,
    @Input() given: InputOf<'Account/ChangeAccountInfo'>,
  ): Promise<Output<'Account/ChangeAccountInfo'>> {
    return this.details.change(caller, given);
  }

  @Handles(calls['Account/ChangePassword'], registered)
  changePassword(
    @Asking() caller: Caller,
    @Input() form: InputOf<'Account/ChangePassword'>,
  ): Promise<Record<string, never>> {
    return this.passwordChange.change(caller, form);
  }

  @Handles(calls['Account/MyShippingAddresses'], members)
  myShippingAddresses(@Asking() caller: Caller): Promise<AddressView[]> {
    return this.addresses.list(caller);
  }

  @Handles(calls['Account/SaveShippingAddress'], members)
  saveShippingAddress(
    @Asking() caller: Caller,
    @Input() address: InputOf<'Account/SaveShippingAddress'>,
  ): Promise<AddressView> {
    return this.addresses.save(caller, address);
  }

  @Handles(calls['Account/DeleteShippingAddress'], members)
  deleteShippingAddress(
    @Asking() caller: Caller,
    @Input() { id }: InputOf<'Account/DeleteShippingAddress'>,
  ): Promise<Record<string, never>> {
    return this.addresses.remove(caller, id);
  }
}
