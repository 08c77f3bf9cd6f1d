import { Injectable } from '@nestjs/common';
import type { AdminOrderView } from '@shop/contract';
import { ArtworkFiles, type NewProof } from '../../artwork/public';
import { ApiError, type Caller, Database, type IdempotencyKey } from '../../common/public';
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
  ) {}

  /**
   * Renders a proof of the item's current artwork and sends it as the next version.
   * @throws {ApiError} `resource_not_found`, `preview_missing`, or the flow's error
   */
  async generate(
    caller: Caller,
    input: Generation,
    { idempotencyKey, language }: { idempotencyKey: IdempotencyKey | null; language: string },
  ): Promise<AdminOrderView> {
    const orderId = normalizeOrderId(input.orderId);
    const [sid, settles] = [input.sid.toLowerCase(), input.settles];
    const event = { event: 'digital_proof_sent', actor: staffRole(caller), sid, settles } as const;
    const { reader } = this.database;
    if (await this.database.isAnswered(idempotencyKey))
      return this.database.command(idempotencyKey, (tx) => this.orders.view(tx, caller, orderId, language));
    const order = await reader.findOneBy(CustomerOrder, { id: orderId });
    if (!order) throw new ApiError('resource_not_found');
    await this.workflow.assertAllowed(reader, order, event);
    const sheet = await this.sheets.collect(reader, order, sid);
    const proof = await this.render(sheet);
    return this.sendOrDiscard(proof, () =>
      this.database.command(idempotencyKey, async (tx) => {
        await this.sheets.assertCurrent(tx, sid, sheet);
        const request = { body: { event: event.event, sid }, language };
        return this.orders.postEvent(tx, caller, orderId, { input: event, request, proof });
      }),
    );
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

  /** After an error that is not the request's own the transaction may have been committed, so the file is kept. */
  private async sendOrDiscard<T>({ file }: NewProof, send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError) await this.artwork.discard(file);
      throw error;
    }
  }
}
