import type { Shop } from '../../app';
import { buildForm, buildPdf } from '../../orders';
import { UNKNOWN_ORDER_ID } from '../invalid-input';
import { DAY, type Order } from '../model-state';
import type { Operation, StaffPost } from '../operation';
import type { Commands } from './commands';
import { elementAt, type OperationResult, sha256, withoutFacts } from './operation-result';
import type { ModelUser, ModelUsers } from './users';

/** Performs what staff do in the back office. */
export class StaffOperations {
  constructor(
    private readonly users: ModelUsers,
    private readonly commands: Commands,
  ) {}

  async deposit(
    shop: Shop,
    { staff, shopper, amount }: Extract<Operation, { do: 'deposit' }>,
  ): Promise<OperationResult> {
    const { email } = this.users.shopperAt(shopper);
    const input = (changed: boolean) => ({
      accountEmail: email,
      type: 'deposit',
      amount: amount + (changed ? 1 : 0),
      memo: 'bank transfer',
    });
    return withoutFacts(await this.commands.send(shop, 'admin/prepaid-deposit', this.users.staffAt(staff), input));
  }

  /** Posts an event to an order, as staff or as a shopper who may not. */
  async post(shop: Shop, order: Order, by: ModelUser, staffPost: StaffPost, now: number): Promise<OperationResult> {
    const params = { orderId: order.id };
    const sids = (places: readonly number[]) => places.map((place) => elementAt(order.items, place).sid);
    if (staffPost.event === 'digital_proof_sent') {
      const [sid = ''] = sids([staffPost.item]);
      const file = (changed: boolean) => buildPdf(changed ? 'another' : staffPost.content);
      const input = (changed: boolean) =>
        buildForm({ event: staffPost.event, sid }, { name: 'proof.pdf', content: file(changed) });
      const response = await this.commands.send(shop, 'admin/order-events', by, input, params);
      return { ...response, facts: { sha256: await sha256(file(false)) } };
    }
    const body = { ...bodyOf(order, staffPost, sids, now) };
    const input = (changed: boolean) => (changed ? { ...body, memo: 'another' } : body);
    return withoutFacts(await this.commands.send(shop, 'admin/order-events', by, input, params));
  }

  async settle(
    shop: Shop,
    capture: string,
    { staff, how }: Extract<Operation, { do: 'settle' }>,
  ): Promise<OperationResult> {
    const [task]: { id: string }[] = await shop.database.reader.query(
      'select id from unmatched_payment where reference = $1',
      [capture],
    );
    const params = { id: task?.id ?? '' };
    if (how === 'apply')
      return withoutFacts(
        await this.commands.send(shop, 'admin/unmatched-payment-apply', this.users.staffAt(staff), applyInput, params),
      );
    const input = (changed: boolean) => ({ reason: changed ? 'another' : 'unmatched payment' });
    return withoutFacts(
      await this.commands.send(shop, 'admin/unmatched-payment-refund', this.users.staffAt(staff), input, params),
    );
  }
}

function bodyOf(
  order: Order,
  staffPost: StaffPost,
  sids: (places: readonly number[]) => string[],
  now: number,
): object {
  switch (staffPost.event) {
    case 'order_paid': {
      const { difference, currency = order.currency } = staffPost;
      return { event: staffPost.event, amount: order.total + difference, currency, memo: 'bank transfer' };
    }
    case 'artwork_rejected':
      return { ...staffPost, items: sids(staffPost.items) };
    case 'shipped':
      return { ...staffPost, items: sids(staffPost.items), trackingNumber: 'EE123456789CN' };
    case 'order_completed': {
      const { event, daysOff } = staffPost;
      return { event, ...(daysOff !== undefined && { deliveryDate: dayOf(now + daysOff * DAY) }) };
    }
    default:
      return staffPost;
  }
}

const applyInput = (changed: boolean) => (changed ? { orderId: UNKNOWN_ORDER_ID } : {});

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
