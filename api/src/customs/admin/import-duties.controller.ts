import { Controller, Res } from '@nestjs/common';
import { type AdminImportDutyView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
} from '../../common/public';
import { IMPORT_DUTY_COLUMNS, listImportDuties } from '../import-duties.queries';
import { ImportDuties } from '../import-duties.service';

const customerService = onlyStaff('customer_service');

/** What customs charge, from which quotes estimate the costs on arrival. */
@Controller()
export class ImportDutiesController {
  constructor(
    private readonly database: Database,
    private readonly duties: ImportDuties,
  ) {}

  @Endpoint(calls['admin/import-duties'], customerService)
  list(
    @Input() query: In<'admin/import-duties'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminImportDutyView[]> {
    const listing = parseListQuery({ sort: '["country","ASC"]', ...query }, IMPORT_DUTY_COLUMNS, 'country');
    return sendPage(
      'import-duties',
      listing,
      (part) => this.database.readFromReplica((reader) => listImportDuties(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/import-duty-create'], customerService)
  create(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/import-duty-create'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminImportDutyView> {
    return this.database.command(idempotencyKey, (tx) => this.duties.create(tx, caller, input));
  }

  @Endpoint(calls['admin/import-duty-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/import-duty-edit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminImportDutyView> {
    return this.database.command(idempotencyKey, (tx) => this.duties.edit(tx, caller, id, input));
  }

  @Endpoint(calls['admin/import-duty-delete'], customerService)
  remove(@CurrentUser() caller: Caller, @PathParams() { id }: { id: string }): Promise<{ id: string }> {
    return this.database.transaction(async (tx) => {
      await this.duties.remove(tx, caller, id);
      return { id };
    });
  }
}
