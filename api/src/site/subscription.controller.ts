import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { anyone, Endpoint, Locale, Input, signed } from '../common/public';
import { NewsletterRequests } from './newsletter-requests.service';
import { Subscriptions } from './subscriptions.service';

@Controller()
export class SubscriptionController {
  constructor(
    private readonly requests: NewsletterRequests,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Endpoint(calls['Subscription/AddSubscription'], signed)
  async add(
    @Input() form: InputOf<'Subscription/AddSubscription'>,
    @Locale() language: string,
  ): Promise<Output<'Subscription/AddSubscription'>> {
    await this.requests.request(form, language);
    return {};
  }

  @Endpoint(calls['Subscription/ConfirmSubscription'], anyone)
  async confirm(
    @Input() { token }: InputOf<'Subscription/ConfirmSubscription'>,
  ): Promise<Output<'Subscription/ConfirmSubscription'>> {
    return { alreadyConfirmed: await this.subscriptions.confirm(token) };
  }

  @Endpoint(calls['Subscription/Unsubscribe'], anyone)
  async unsubscribe(
    @Input() { token }: InputOf<'Subscription/Unsubscribe'>,
  ): Promise<Output<'Subscription/Unsubscribe'>> {
    await this.subscriptions.unsubscribe(token);
    return {};
  }
}
