import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output, type StaffLanguageCode } from '@shop/contract';
import { StaffNames } from '../catalogue/public';
import { type Caller, CurrentUser, Database, Endpoint, Input, staff, StaffLocale } from '../common/public';
import { searchBackOffice } from './search.queries';

/** The search over orders, customers, products and messages. */
@Controller()
export class SearchController {
  constructor(
    private readonly database: Database,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(calls['admin/search'], staff)
  async search(
    @CurrentUser() { role }: Caller,
    @Input() { q }: In<'admin/search'>,
    @StaffLocale() language: StaffLanguageCode,
  ): Promise<Output<'admin/search'>> {
    const names = this.names.products(language);
    const hits = await this.database.readFromReplica((reader) => searchBackOffice(reader, q, role, names.findSkus));
    return hits.map((hit) => (hit.resource === 'products' ? { ...hit, title: names.nameOf(hit.id) } : hit));
  }
}
