import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type StaffLanguageCode } from '@shop/contract';
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
  sendAttachment,
  sendPage,
  StaffLocale,
} from '../../common/public';
import { AcceptedNests } from '../accepted-nests.service';
import { NestFiles } from '../nest-files.service';

const factory = onlyStaff('factory');

/** The nests that the factory accepted. */
@Controller()
export class AcceptedNestsController {
  constructor(
    private readonly nests: AcceptedNests,
    private readonly files: NestFiles,
  ) {}

  @Endpoint(calls['admin/accepted-nests'], factory)
  list(
    @Input() query: In<'admin/accepted-nests'>,
    @StaffLocale() language: StaffLanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/accepted-nests'>> {
    return sendPage('accepted-nests', this.nests.parse(query), (part) => this.nests.list(part, language), reply);
  }

  @Endpoint(calls['admin/accepted-nest'], factory)
  one(
    @PathParams() { id }: { id: string },
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/accepted-nest'>> {
    return this.nests.find(id, language);
  }

  @Endpoint(calls['admin/nest-accept'], factory)
  accept(
    @CurrentUser() caller: Caller,
    @Input() layout: In<'admin/nest-accept'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/nest-accept'>> {
    return this.nests.accept(caller, layout, idempotencyKey, language);
  }

  @Endpoint(calls['admin/nest-undo'], factory)
  undo(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/nest-undo'>> {
    return this.nests.undo(caller, id, idempotencyKey, language);
  }

  @Endpoint(calls['admin/accepted-nest-hot-folder'], factory)
  async hotFolder(
    @PathParams() { id }: { id: string },
    @Input() { bleed }: In<'admin/accepted-nest-hot-folder'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.files.acceptedHotFolder(id, bleed));
  }
}
