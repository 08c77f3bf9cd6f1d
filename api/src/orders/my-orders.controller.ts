import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { anyone, Asking, type Caller, Handles, InLanguage, Input, shoppers } from '../kernel/public';
import { MyOrders } from './my-orders.service';
import { Tracking } from './tracking.service';

@Controller()
export class MyOrdersController {
  constructor(
    private readonly orders: MyOrders,
    private readonly tracking: Tracking,
  ) {}

  @Handles(calls['Account/MyAllOrders'], shoppers)
  list(@Asking() caller: Caller, @Input() input: In<'Account/MyAllOrders'>): Promise<Output<'Account/MyAllOrders'>> {
    return this.orders.list(caller, input);
  }

  @Handles(calls['Account/ViewOrder'], shoppers)
  view(
    @Asking() caller: Caller,
    @Input() input: In<'Account/ViewOrder'>,
    @InLanguage() language: string,
  ): Promise<Output<'Account/ViewOrder'>> {
    return this.orders.view(caller, input.orderId, language);
  }

  @Handles(calls['Account/FinishUpload'], shoppers)
  finishUpload(
    @Asking() caller: Caller,
    @Input() input: In<'Account/FinishUpload'>,
  ): Promise<Output<'Account/FinishUpload'>> {
    return this.orders.finishUpload(caller, input);
  }

  @Handles(calls['Account/ConfirmProof'], shoppers)
  confirmProof(
    @Asking() caller: Caller,
    @Input() input: In<'Account/ConfirmProof'>,
  ): Promise<Output<'Account/ConfirmProof'>> {
    return this.orders.confirmProof(caller, input);
  }

  @Handles(calls['Account/RequestProofChange'], shoppers)
  requestProofChange(
    @Asking() caller: Caller,
    @Input() input: In<'Account/RequestProofChange'>,
  ): Promise<Output<'Account/RequestProofChange'>> {
    return this.orders.requestProofChange(caller, input);
  }

  @Handles(calls['Account/CancelOrder'], shoppers)
  cancel(@Asking() caller: Caller, @Input() input: In<'Account/CancelOrder'>): Promise<Output<'Account/CancelOrder'>> {
    return this.orders.cancel(caller, input);
  }

  @Handles(calls['UserEnd/SiteInfo/OrderTracking'], anyone)
  track(
    @Input() input: In<'UserEnd/SiteInfo/OrderTracking'>,
    @InLanguage() language: string,
  ): Promise<Output<'UserEnd/SiteInfo/OrderTracking'>> {
    return this.tracking.of(input.orderId, language);
  }
}
