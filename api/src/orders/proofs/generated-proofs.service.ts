import { Injectable } from '@nestjs/common';
import type { AdminOrderView, StaffLanguageCode } from '@shop/contract';
import { ArtworkFiles, type NewProof } from '../../artwork/public';
import { ApiError, type Caller, Database, type IdempotencyKey, UploadCommands } from '../../common/public';
import { firstPieceArea, renderPdf } from '../../pdf/public';
import { staffRole, StaffOrders } from '../admin/orders.service';
import { normalizeOrderId } from '../order-id';
import { CustomerOrder } from '../order.entity';
import { OrderWorkflow } from '../workflow/order-workflow';
import { layOutProof, type ProofSheet } from './proof-sheet';
import { ProofSheets } from './proof-sheets.service';

interface Generation {
  orderId: string;
  sid: string;
  settles: readonly number[];
}

/** Proofs that staff generate from the customer's artwork in one click. */
@Injectable()
export class GeneratedProofs {
  constructor(
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly orders: StaffOrders,
    private readonly sheets: ProofSheets,
    private readonly artwork: ArtworkFiles,
    private readonly uploads: UploadCommands,
  ) {}

  /**
   * Renders a proof of the item's current artwork and sends it as the next version.
   * @throws {ApiError} `resource_not_found`, `preview_missing`, or the flow's error
   */
  async generate(
    caller: Caller,
    input: Generation,
    { idempotencyKey, language }: { idempotencyKey: IdempotencyKey | null; language: StaffLanguageCode },
  ): Promise<AdminOrderView> {
    const orderId = normalizeOrderId(input.orderId);
    const [sid, settles] = [input.sid.toLowerCase(), input.settles];
    const event = { event: 'digital_proof_sent', actor: staffRole(caller), sid, settles } as const;
    return this.uploads.runWithStored({
      idempotencyKey,
      assertAllowed: async () => this.workflow.assertAllowed(this.database.reader, await this.find(orderId), event),
      store: async () => {
        const sheet = await this.sheets.collect(this.database.reader, await this.find(orderId), sid);
        return { sheet, ...(await this.render(sheet)) };
      },
      execute: async (tx, { sheet, ...proof }) => {
        await this.sheets.assertCurrent(tx, sid, sheet);
        const request = { body: { event: event.event, sid }, language };
        return this.orders.postEvent(tx, caller, orderId, { input: event, request, proof });
      },
    });
  }

  private async find(orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: orderId });
    if (!order) throw new ApiError('resource_not_found');
    return order;
  }

  private async render(sheet: ProofSheet): Promise<NewProof> {
    const document = layOutProof(sheet);
    const name = `proof-${sheet.orderId}-v${sheet.version}.pdf`;
    return {
      name,
      file: await this.artwork.storeProof(name, await renderPdf(document)),
      pieceArea: firstPieceArea(document),
    };
  }
}
