import { Controller, Res } from '@nestjs/common';
import { type AdminSearchSynonymView, calls, type Input as In } from '@shop/contract';
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
import { SearchSynonyms } from '../search/search-synonyms.service';
import { listSearchSynonyms, SYNONYM_COLUMNS } from './search-synonyms.queries';

const customerService = onlyStaff('customer_service');

/** Terms that mean the same to the product search. */
@Controller()
export class SearchSynonymsController {
  constructor(
    private readonly database: Database,
    private readonly synonyms: SearchSynonyms,
  ) {}

  @Endpoint(calls['admin/search-synonyms'], customerService)
  list(
    @Input() query: In<'admin/search-synonyms'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSearchSynonymView[]> {
    const listing = parseListQuery({ sort: '["terms","ASC"]', ...query }, SYNONYM_COLUMNS, 'terms');
    return sendPage(
      'search-synonyms',
      listing,
      (part) => this.database.readFromReplica((reader) => listSearchSynonyms(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/search-synonym-create'], customerService)
  create(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/search-synonym-create'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminSearchSynonymView> {
    return this.database.command(idempotencyKey, (tx) => this.synonyms.create(tx, caller, input));
  }

  @Endpoint(calls['admin/search-synonym-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/search-synonym-edit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminSearchSynonymView> {
    return this.database.command(idempotencyKey, (tx) => this.synonyms.edit(tx, caller, id, input));
  }

  @Endpoint(calls['admin/search-synonym-delete'], customerService)
  remove(@CurrentUser() caller: Caller, @PathParams() { id }: { id: string }): Promise<{ id: string }> {
    return this.database.transaction(async (tx) => {
      await this.synonyms.remove(tx, caller, id);
      return { id };
    });
  }
}
