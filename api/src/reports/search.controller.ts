import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { type Caller, CurrentUser, Database, Endpoint, Input, Locale, staff } from '../common/public';
import { searchBackOffice } from './search.queries';

/** The search over orders, customers, products and messages. */
@Controller()
export class SearchController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/search'], staff)
  search(
    @CurrentUser() { role }: Caller,
    @Input() { q }: In<'admin/search'>,
    @Locale() language: string,
  ): Promise<Output<'admin/search'>> {
    return this.database.readFromReplica((reader) => searchBackOffice(reader, q, role, language));
  }
}
