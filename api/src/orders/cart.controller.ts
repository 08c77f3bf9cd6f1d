import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Handles, InLanguage, Input, type Once, OnceOnly, shoppers } from '../kernel/public';
import { Cart } from './cart.service';
import { Completing } from './completing.service';
import { MyOrders } from './my-orders.service';
import { Placing } from './placing.service';

@Controller()
export class CartController {
  constructor(
    private readonly cart: Cart,
    private readonly placing: Placing,
    private readonly completing: Completing,
    private readonly orders: MyOrders,
  ) {}

  @Handles(calls['Cart/Add2Cart'], shoppers)
  add(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/Add2Cart'>,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Cart/Add2Cart'>> {
    return this.cart.add(caller, input.item, once);
  }

  @Handles(calls['Cart/CurrentCartCount'], shoppers)
  count(@Asking() caller: Caller): Promise<Output<'Cart/CurrentCartCount'>> {
    return this.cart.count(caller);
  }

  @Handles(calls['Cart/MyShoppingCart'], shoppers)
  view(@Asking() caller: Caller, @InLanguage() language: string): Promise<Output<'Cart/MyShoppingCart'>> {
    return this.cart.view(caller, language);
  }

  @Handles(calls['Cart/DeleteItemInCart'], shoppers)
  remove(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/DeleteItemInCart'>,
  ): Promise<Output<'Cart/DeleteItemInCart'>> {
    return this.cart.remove(caller, input.itemId);
  }

  @Handles(calls['Cart/GetInstantQuote'], shoppers)
  quote(@Asking() caller: Caller, @Input() input: In<'Cart/GetInstantQuote'>): Promise<Output<'Cart/GetInstantQuote'>> {
    return this.cart.quote(caller, input);
  }

  @Handles(calls['Cart/PlaceOrder'], shoppers)
  place(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/PlaceOrder'>,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Cart/PlaceOrder'>> {
    return this.placing.place(caller, input, once);
  }

  @Handles(calls['Cart/CompleteOrder'], shoppers)
  complete(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/CompleteOrder'>,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Cart/CompleteOrder'>> {
    return this.completing.complete(caller, input, once);
  }

  @Handles(calls['Cart/GetOrderInfo'], shoppers)
  orderInfo(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/GetOrderInfo'>,
    @InLanguage() language: string,
  ): Promise<Output<'Cart/GetOrderInfo'>> {
    return this.orders.view(caller, input.orderId, language);
  }
}
