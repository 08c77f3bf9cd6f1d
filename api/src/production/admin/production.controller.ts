import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type ProductionStepName, type StaffLanguageCode } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Endpoint,
  Idempotent,
  type IdempotencyKey,
  Input,
  onlyStaff,
  PathParams,
  sendPage,
  StaffLocale,
} from '../../common/public';
import { ItemPrinters } from '../item-printers.service';
import { Nests } from '../nests.service';
import { ProductionSteps } from '../production-steps.service';
import { ProductionQueue } from './production-queue.service';

const readers = onlyStaff('customer_service', 'factory', 'isc_facility');
const workers = onlyStaff('factory', 'isc_facility');

interface StepPath {
  orderId: string;
  sid: string;
}

/** The factory: what is to be produced, and what was done. */
@Controller()
export class ProductionController {
  constructor(
    private readonly queue: ProductionQueue,
    private readonly steps: ProductionSteps,
    private readonly nests: Nests,
    private readonly printers: ItemPrinters,
  ) {}

  @Endpoint(calls['admin/production-queue'], readers)
  list(
    @Input() query: In<'admin/production-queue'>,
    @StaffLocale() language: StaffLanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/production-queue'>> {
    return sendPage('production-queue', this.queue.parse(query), (part) => this.queue.list(part, language), reply);
  }

  @Endpoint(calls['admin/production-materials'], onlyStaff('factory'))
  materials(
    @Input() { q }: In<'admin/production-materials'>,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/production-materials'>> {
    return this.queue.materials(q, language);
  }

  @Endpoint(calls['admin/production-item'], readers)
  one(
    @PathParams() { sid }: { sid: string },
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/production-item'>> {
    return this.queue.find(sid, language);
  }

  @Endpoint(calls['admin/item-step'], workers)
  record(
    @CurrentUser() caller: Caller,
    @PathParams() path: StepPath,
    @Input() { step }: In<'admin/item-step'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/item-step'>> {
    return this.steps.record(caller, { ...path, step, idempotencyKey, language });
  }

  @Endpoint(calls['admin/item-step-undo'], workers)
  undo(
    @CurrentUser() caller: Caller,
    @PathParams() path: StepPath & { step: ProductionStepName },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/item-step-undo'>> {
    return this.steps.undo(caller, { ...path, idempotencyKey, language });
  }

  @Endpoint(calls['admin/item-printer'], onlyStaff('factory'))
  choosePrinter(
    @CurrentUser() caller: Caller,
    @PathParams() path: { orderId: string; sid: string },
    @Input() { printer }: In<'admin/item-printer'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/item-printer'>> {
    return this.printers.choose(caller, { ...path, printer, idempotencyKey, language });
  }

  @Endpoint(calls['admin/nest'], onlyStaff('factory'))
  nest(@Input() request: In<'admin/nest'>, @StaffLocale() language: StaffLanguageCode): Promise<Output<'admin/nest'>> {
    return this.nests.suggest(request, language);
  }
}
