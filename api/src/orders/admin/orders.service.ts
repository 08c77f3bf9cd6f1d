import { Injectable } from '@nestjs/common';
import {
  type AdminOrderItemView,
  type AdminOrderView,
  DEFAULT_LANGUAGE,
  type OrderChangeView,
  type OrderItemView,
  type StaffLanguageCode,
} from '@shop/contract';
import type { EventInput, PostingActor } from '@shop/order-flow';
import type { NewProof } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import {
  ApiError,
  AuditLog,
  type Caller,
  Database,
  findRow,
  type IdempotencyKey,
  type StreamedUpload,
  type Tx,
  UploadCommands,
} from '../../common/public';
import { lockOrder } from '../lock-order';
import { CustomerOrder } from '../order.entity';
import { normalizeOrderId } from '../order-id';
import { eventDataError } from '../workflow/flow-api-error';
import { OrderWorkflow } from '../workflow/order-workflow';
import { storeMentions } from '../tasks/mentions';
import { OrderViewBuilder } from '../customer/order-view-builder';
import { withCarrierName } from './carrier-of-shipment';
import { assertChangesSeen, findOrderChanges } from './order-changes.queries';
import { type StaffEventBody, toEventInput } from './staff-events';

interface PostedEvent {
  body: StaffEventBody;
  proof: StreamedUpload | null;
  idempotencyKey: IdempotencyKey | null;
  language: StaffLanguageCode;
}

/** Staff read orders and post events to them. */
@Injectable()
export class StaffOrders {
  constructor(
    private readonly database: Database,
    private readonly viewBuilder: OrderViewBuilder,
    private readonly workflow: OrderWorkflow,
    private readonly uploads: UploadCommands,
    private readonly audit: AuditLog,
    private readonly products: Products,
  ) {}

  async find(caller: Caller, typedId: string, language: StaffLanguageCode): Promise<AdminOrderView> {
    return this.view(this.database.reader, caller, normalizeOrderId(typedId), language);
  }

  /**
   * The history entries after the one that was seen.
   * @throws {ApiError} `resource_not_found`
   */
  async listChanges(typedId: string, seen: string): Promise<OrderChangeView[]> {
    return findOrderChanges(this.database.reader, normalizeOrderId(typedId), Number(seen));
  }

  /** @throws {ApiError} `changed_meanwhile` with the entries after `seen`, `resource_not_found`, or the flow's error */
  async post(caller: Caller, typedId: string, request: PostedEvent): Promise<AdminOrderView> {
    const orderId = normalizeOrderId(typedId);
    const { body, proof, idempotencyKey } = request;
    if (proof) return this.postProof(caller, orderId, proof, request);
    if (body.event === 'digital_proof_sent') throw eventDataError('file', 'required');
    return this.database.command(idempotencyKey, async (tx) => {
      const input = toEventInput(await withCarrierName(tx, body), staffRole(caller));
      return this.postEvent(tx, caller, orderId, { input, request });
    });
  }

  /** The flow's guards are checked before the file is read, and again when the proof is recorded. */
  private async postProof(
    caller: Caller,
    orderId: string,
    upload: StreamedUpload,
    request: PostedEvent,
  ): Promise<AdminOrderView> {
    const { body, idempotencyKey } = request;
    const role = staffRole(caller);
    return this.uploads.runWithFile(upload, {
      idempotencyKey,
      assertAllowed: async () => {
        const event = toProofEvent(body, role);
        const order = await this.database.reader.findOneBy(CustomerOrder, { id: orderId });
        if (!order) throw new ApiError('resource_not_found');
        await assertChangesSeen(this.database.reader, orderId, body.seen);
        await this.workflow.assertAllowed(this.database.reader, order, event);
      },
      execute: (tx, file) =>
        this.postEvent(tx, caller, orderId, {
          input: toProofEvent(body, role),
          request,
          proof: { name: file.name, file, pieceArea: null },
        }),
    });
  }

  /**
   * Posts an event in the transaction, with its entry in the audit log.
   * @throws {ApiError} `resource_not_found`, or the flow's error
   */
  async postEvent(
    tx: Tx,
    caller: Caller,
    orderId: string,
    { input, request, proof }: { input: EventInput; request: Pick<PostedEvent, 'body' | 'language'>; proof?: NewProof },
  ): Promise<AdminOrderView> {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ApiError('resource_not_found');
    await assertChangesSeen(tx, orderId, request.body.seen);
    const before = { status: order.state };
    const event = proof && input.event === 'digital_proof_sent' ? { ...input, fileName: proof.name } : input;
    const status = await this.workflow.postLocked(tx, order, event, { accountId: caller.accountId }, { proof });
    await storeMentions(tx, orderId, request.body);
    const { actor: _, ...posted } = input;
    const subject = { action: 'order-event', kind: 'order', id: orderId };
    await this.audit.record(tx, caller, { ...subject, before, after: { status, ...posted } });
    return this.view(tx, caller, orderId, request.language);
  }

  async view(tx: Tx, caller: Caller, orderId: string, language: StaffLanguageCode): Promise<AdminOrderView> {
    const order = await findRow(tx, CustomerOrder, { id: orderId });
    if (!order) throw new ApiError('resource_not_found');
    const reader = {
      actor: staffRole(caller),
      language: language === 'zh' ? DEFAULT_LANGUAGE : language,
      isStaff: true,
    };
    const { view, customer, staffNames } = await this.viewBuilder.build(tx, order, reader);
    // Staff see every entry, so that its place in the list is its sequence number.
    const history = view.history.map((entry, index) => ({
      ...entry,
      id: String(index + 1),
      by: staffNames[index] ?? null,
    }));
    const items = view.items.map((item) => this.withNames(item, language));
    return { id: orderId, email: customer.email, accountId: order.accountId, ...view, items, history };
  }

  /** As staff read them, which may be in Chinese. */
  private withNames(view: OrderItemView, language: StaffLanguageCode): AdminOrderItemView {
    const name = this.products.nameOf(view.item, language);
    const names = this.products.configurationNames(view.item, language);
    return { ...view, product: { ...view.product, name }, ...names };
  }
}

/** The role in which staff post events. Only staff reach these handlers. */
export function staffRole({ role }: Caller): PostingActor {
  if (role === 'customer' || role === 'reseller' || role === 'guest') throw new ApiError('forbidden');
  return role;
}

/** @throws {ApiError} `validation_failed` for another event, which takes no file */
function toProofEvent(body: StaffEventBody, role: PostingActor): EventInput {
  const event = toEventInput(body, role);
  if (event.event !== 'digital_proof_sent')
    throw new ApiError('validation_failed', [{ field: 'file', code: 'unknown_field' }]);
  return event;
}
