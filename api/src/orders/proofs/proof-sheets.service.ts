import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@shop/contract';
import { Accounts } from '../../accounts/public';
import { PiecePictures } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import { ApiError, Clock, ShopSettings, type Tx } from '../../common/public';
import { OrderItemViewBuilder } from '../customer/order-item-view-builder';
import { findOrderItems } from '../customer/order-lists.queries';
import type { CustomerOrder } from '../order.entity';
import type { ProofSheet } from './proof-sheet';
import { findProofState } from './proof-state.queries';

/** Collects what a generated proof shows, in the customer's language. */
@Injectable()
export class ProofSheets {
  constructor(
    private readonly accounts: Accounts,
    private readonly items: OrderItemViewBuilder,
    private readonly pictures: PiecePictures,
    private readonly products: Products,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws {ApiError} `resource_not_found` for an item of another order, `preview_missing` */
  async collect(reader: Tx, order: CustomerOrder, sid: string): Promise<ProofSheet> {
    const language = (await this.accounts.findById(reader, order.accountId))?.language ?? DEFAULT_LANGUAGE;
    const all = { items: await findOrderItems(reader, order.id), shipments: [] };
    const views = await this.items.buildForOrder(reader, order, all, { language, isStaff: true });
    const item = views.find((each) => each.sid === sid);
    if (!item) throw new ApiError('resource_not_found');
    const { model = item.product.name, finishes } = this.products.describeItem(item.item, language);
    return {
      ...{ language, orderId: order.id, item, material: model, finishes, at: this.clock.now() },
      issuer: this.settings.current.shop.name,
      version: (await findProofState(reader, sid)).proofsSent + 1,
      drawn: await this.pictures.draw(reader, sid, item.item),
      preflight: item.artwork?.preflight ?? null,
    };
  }

  /**
   * Checks, with the order locked, that the sheet still shows the item's artwork and has the next version.
   * @throws {ApiError} `event_not_allowed`
   */
  async assertCurrent(tx: Tx, sid: string, { version, drawn }: ProofSheet): Promise<void> {
    const { proofsSent, artworkId } = await findProofState(tx, sid, 'for update');
    if (proofsSent + 1 !== version || artworkId !== drawn.artwork.id)
      throw new ApiError('event_not_allowed', [{ field: `items.${sid}`, code: 'proof_not_current' }]);
  }
}
