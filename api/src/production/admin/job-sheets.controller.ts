import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Endpoint, Input, onlyStaff, PathParams, sendAttachment } from '../../common/public';
import { JobSheets } from '../job-sheets.service';
import { NestFiles } from '../nest-files.service';

const readers = onlyStaff('customer_service', 'factory', 'isc_facility');

interface ItemPath {
  orderId: string;
  sid: string;
}

/** Papers and files of items in production, for the factory. */
@Controller()
export class JobSheetsController {
  constructor(
    private readonly sheets: JobSheets,
    private readonly nests: NestFiles,
  ) {}

  @Endpoint(calls['admin/item-ticket'], readers)
  async ticket(
    @PathParams() { orderId, sid }: ItemPath,
    @Input() { format = 'a4' }: In<'admin/item-ticket'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.sheets.ticket(orderId, sid, format));
  }

  @Endpoint(calls['admin/item-production-file'], readers)
  async pressFile(
    @PathParams() { orderId, sid }: ItemPath,
    @Input() { copy = 1, bleed }: In<'admin/item-production-file'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.sheets.pressFile(orderId, sid, copy, bleed));
  }

  @Endpoint(calls['admin/item-xjdf'], readers)
  async xjdf(
    @PathParams() { orderId, sid }: ItemPath,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.sheets.xjdf(orderId, sid));
  }

  @Endpoint(calls['admin/item-hot-folder'], readers)
  async hotFolder(
    @PathParams() { orderId, sid }: ItemPath,
    @Input() { bleed }: In<'admin/item-hot-folder'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.sheets.hotFolder(orderId, sid, bleed));
  }

  @Endpoint(calls['admin/nest-hot-folder'], onlyStaff('factory'))
  async nestHotFolder(
    @Input() request: In<'admin/nest-hot-folder'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.nests.hotFolder(request));
  }
}
