import { Injectable } from '@nestjs/common';
import { EventBody, judge, type AdminOrderView } from '@shop/contract';
import type { EventPost, Poster } from '@shop/order-flow';
import { ArtworkFiles, type NewProof } from '../artwork/public';
import { Accounts } from '../identity/public';
import {
  admitted,
  Audit,
  type Caller,
  Database,
  hashBody,
  isMultipart,
  type Once,
  Refusal,
  type ShopRequest,
  type Tx,
} from '../kernel/public';
import { CustomerOrder, knownForm, OrderDesk, OrderViews } from '../orders/public';
import { staffEvent, type StaffEventBody } from './staff-events';

const judgeBody = judge(EventBody);

/** What staff see of an order and post to it. */
@Injectable()
export class StaffOrders {
  constructor(
    private readonly database: Database,
    private readonly views: OrderViews,
    private readonly desk: OrderDesk,
    private readonly accounts: Accounts,
    private readonly artwork: ArtworkFiles,
    private readonly audit: Audit,
  ) {}

  async one(caller: Caller, typed: string, language: string): Promise<AdminOrderView> {
    return this.view(this.database.reader, caller, knownForm(typed), language);
  }

  async post(caller: Caller, request: ShopRequest, typed: string): Promise<AdminOrderView> {
    const orderId = knownForm(typed);
    if (isMultipart(request)) return this.postProof(caller, request, orderId);
    const body = request.asked.input as StaffEventBody;
    const event = staffEvent(body, posterOf(caller));
    if (event.event === 'digital_proof_sent')
      throw new Refusal('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return this.database.command(request.asked.once, (tx) =>
      this.write(tx, caller, orderId, event, request.asked.language),
    );
  }

  /** Whether the order takes a proof now is checked before the file is read, and again when it is stored. */
  private async postProof(caller: Caller, request: ShopRequest, orderId: string): Promise<AdminOrderView> {
    const poster = posterOf(caller);
    const given = request.asked.once;
    const { fields: event, proof } = await this.artwork.receiveProof(request, async (sent) => {
      const post = staffEvent(admitted(judgeBody(sent)), poster);
      if (post.event !== 'digital_proof_sent')
        throw new Refusal('validation_failed', [{ field: 'file', code: 'unknown_field' }]);
      const order = await this.database.reader.findOneBy(CustomerOrder, { id: orderId });
      if (!order) throw new Refusal('resource_not_found');
      // A repeated request is told its first answer, not that the order has moved on since.
      if (!(await this.database.isAnswered(given))) await this.desk.rehearse(this.database.reader, order, post);
      return post;
    });
    const once = given && withFile(given, event, proof);
    let used = false;
    try {
      return await this.database.command(once, async (tx) => {
        used = true;
        return this.write(tx, caller, orderId, event, request.asked.language, proof);
      });
    } catch (error) {
      if (error instanceof Refusal) used = false;
      throw error;
    } finally {
      // A repeated key gives the first answer, and a refused command keeps nothing.
      if (!used) await this.artwork.discard(proof.file);
    }
  }

  private async write(
    tx: Tx,
    caller: Caller,
    orderId: string,
    event: EventPost,
    language: string,
    proof?: NewProof,
  ): Promise<AdminOrderView> {
    const order = await tx.findOne(CustomerOrder, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    if (!order) throw new Refusal('resource_not_found');
    const before = { status: order.state };
    const status = await this.desk.postTo(tx, order, event, { accountId: caller.accountId }, { proof });
    const { actor: _, ...posted } = event;
    const deed = { action: 'order-event', kind: 'order', id: orderId };
    await this.audit.record(tx, caller, { ...deed, before, after: { status, ...posted } });
    return this.view(tx, caller, orderId, language);
  }

  private async view(tx: Tx, caller: Caller, orderId: string, language: string): Promise<AdminOrderView> {
    const order = await tx.findOneBy(CustomerOrder, { id: orderId });
    if (!order) throw new Refusal('resource_not_found');
    const customer = await this.accounts.byId(tx, order.accountId);
    const view = await this.views.of(tx, order, { poster: posterOf(caller), language, staff: true });
    return { id: orderId, email: customer?.email ?? '', ...view };
  }
}

/** Staff post in their own role. Only staff reach these handlers. */
function posterOf({ role }: Caller): Poster {
  if (role === 'customer' || role === 'reseller' || role === 'guest') throw new Refusal('forbidden');
  return role;
}

/** A proof's own bytes count for its Idempotency-Key, too. */
function withFile(once: Once, event: EventPost, proof: NewProof): Once {
  return { ...once, bodyHash: hashBody({ event, sha256: proof.file.object.sha256.toString('hex') }) };
}
