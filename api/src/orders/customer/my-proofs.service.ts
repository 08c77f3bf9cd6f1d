import { Injectable } from '@nestjs/common';
import type { Input, OrderView, Output, ProofByTokenView } from '@shop/contract';
import type { EventInput, HistoryEntry } from '@shop/order-flow';
import { ProofLinks, ProofViews } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import { ApiError, type Caller, Database, invalidEventData, type Tx } from '../../common/public';
import { findLastEvent } from '../history/order-history';
import { lockOrder } from '../lock-order';
import { normalizeOrderId } from '../order-id';
import { CustomerOrder } from '../order.entity';
import { recipientName } from '../recipient-name';
import type { EventAttachments } from '../workflow/effect-context';
import { OrderWorkflow } from '../workflow/order-workflow';
import { describeProduct } from './order-item-view-builder';
import { findOrderItems } from './order-lists.queries';
import { assertPinsOnPiece } from './proof-pins';

const DECISIONS = ['artwork_confirmed', 'proof_change_requested'] as const;

/** The event that decides, made from the locked order. */
type Decide = (
  tx: Tx,
  order: CustomerOrder,
  byLink: boolean,
) => Promise<{ input: EventInput; attachments: EventAttachments }>;

/** How a customer decides on proofs: with a session, or with the link in an email. */
@Injectable()
export class MyProofs {
  constructor(
    private readonly database: Database,
    private readonly links: ProofLinks,
    private readonly proofs: ProofViews,
    private readonly products: Products,
    private readonly workflow: OrderWorkflow,
  ) {}

  /**
   * The proofs of a link's order, without amounts and addresses. Decides nothing: mail programs open links.
   * @throws {ApiError} `link_expired`
   */
  async viewByToken(token: string, language: string): Promise<Output<'Account/ProofByToken'>> {
    const { reader } = this.database;
    const link = await this.links.find(reader, token);
    const order = await reader.findOneByOrFail(CustomerOrder, { id: link.orderId });
    const items = (await findOrderItems(reader, order.id)).filter(({ printed }) => printed);
    const proofs = await this.proofs.findByOrder(reader, order.id, items, { onlyShownPhotos: true });
    const isOpen = order.state === 'awaiting_proof_approval';
    return {
      orderId: order.id,
      status: order.state,
      canDecide: isOpen && link.spentAt === null,
      expiresAt: link.expiresAt.toISOString(),
      recipient: recipientName(order),
      decided: isOpen ? null : toDecision(await findLastEvent(reader, order.id, DECISIONS)),
      items: items.map(({ sid, sku, item, printed }) => ({
        ...{ sid, item, printed },
        product: describeProduct(this.products, { sku, item }, language),
        ...this.products.configurationNames(item, language),
        proofs: proofs.get(sid)?.proofs ?? [],
      })),
    };
  }

  /** @throws {ApiError} as `decide`, or the flow's error */
  async confirm(
    caller: Caller | null,
    input: Input<'Account/ConfirmProof'>,
    language: string,
  ): Promise<Output<'Account/ConfirmProof'>> {
    const { versions, name } = input;
    return this.decide(caller, input, async (_, order, byLink) => ({
      input: {
        event: 'artwork_confirmed',
        actor: 'customer',
        versions,
        approvedBy: name?.trim() ?? recipientName(order),
      },
      attachments: { approval: { byLink, language } },
    }));
  }

  /** @throws {ApiError} `validation_failed` for a pin outside the piece, as `decide`, or the flow's error */
  async requestChange(
    caller: Caller | null,
    input: Input<'Account/RequestProofChange'>,
  ): Promise<Output<'Account/RequestProofChange'>> {
    const { version, comment = '', pins = [] } = input;
    const sid = input.sid.toLowerCase();
    return this.decide(caller, input, async (tx, order) => {
      const proof = await this.proofs.findCurrent(tx, order.id, sid);
      if (proof && version !== undefined && version !== proof.version)
        throw new ApiError('event_not_allowed', [{ field: `items.${sid}`, code: 'proof_not_current' }]);
      if (proof) assertPinsOnPiece(pins, proof.piece);
      return {
        input: { event: 'proof_change_requested', actor: 'customer', sid, comment, pins },
        attachments: { pinTexts: pins.map(({ text }) => text) },
      };
    });
  }

  /**
   * Posts a decision. The order stays locked, so that of two simultaneous decisions the second sees the first.
   * @throws {ApiError} `login_required` without session and token, `resource_not_found` for another's order, `link_expired`,
   *   `already_decided` for a link whose proofs were decided on
   */
  private async decide(
    caller: Caller | null,
    { orderId, token }: { orderId?: string; token?: string },
    decide: Decide,
  ): Promise<{ status: OrderView['status'] }> {
    return this.database.transaction(async (tx) => {
      const order =
        token === undefined ? await this.lockOwn(tx, caller, orderId) : await this.lockByToken(tx, token, orderId);
      const { input, attachments } = await decide(tx, order, token !== undefined);
      const author = { accountId: order.accountId, ownerId: order.accountId };
      return { status: await this.workflow.postLocked(tx, order, input, author, attachments) };
    });
  }

  private async lockOwn(tx: Tx, caller: Caller | null, orderId: string | undefined): Promise<CustomerOrder> {
    if (!caller) throw new ApiError('login_required');
    if (orderId === undefined) throw invalidEventData([{ field: 'orderId', code: 'required' }]);
    const order = await lockOrder(tx, normalizeOrderId(orderId));
    if (order?.accountId !== caller.accountId) throw new ApiError('resource_not_found');
    return order;
  }

  private async lockByToken(tx: Tx, token: string, orderId: string | undefined): Promise<CustomerOrder> {
    const link = await this.links.find(tx, token);
    if (orderId !== undefined && normalizeOrderId(orderId) !== link.orderId) throw new ApiError('resource_not_found');
    const order = await lockOrder(tx, link.orderId);
    if (!order) throw new ApiError('resource_not_found');
    // Read again: a simultaneous decision may have been made before the order was locked.
    if ((await this.links.find(tx, token)).spentAt !== null) throw new ApiError('already_decided');
    return order;
  }
}

function toDecision(entry: HistoryEntry | null): ProofByTokenView['decided'] {
  if (!entry) return null;
  const at = entry.at.toISOString();
  if (entry.event !== 'artwork_confirmed') return { decision: 'change_requested', at };
  return { decision: 'confirmed', at, ...(entry.approvedBy && { by: entry.approvedBy }) };
}
