import { Controller, Res } from '@nestjs/common';
import { type AdminTemplateView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  ApiError,
  Endpoint,
  idsFilter,
  Input,
  type Listing,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
  StaffLocale,
  textFilter,
} from '../../common/public';
import { Templates } from '../templates/templates.service';

const customerService = onlyStaff('customer_service');

/** The print templates that customers can download. The shop draws them for its products. */
@Controller()
export class TemplatesAdminController {
  constructor(private readonly templates: Templates) {}

  @Endpoint(calls['admin/templates'], customerService)
  list(
    @Input() query: In<'admin/templates'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTemplateView[]> {
    const listing = parseListQuery({ sort: '["id","ASC"]', ...query }, { id: 'id' }, 'id');
    return sendPage('templates', listing, async (part) => this.find(part, language), reply);
  }

  @Endpoint(calls['admin/template'], customerService)
  get(@PathParams() { id }: { id: string }, @StaffLocale() language: string): AdminTemplateView {
    const found = this.templates.listForStaff(language).find((template) => template.id === id);
    if (!found) throw new ApiError('resource_not_found');
    return found;
  }

  private find({ filter, descending, offset, limit }: Listing, language: string) {
    const ids = idsFilter(filter);
    const q = textFilter(filter, 'q')?.trim().toLowerCase() ?? '';
    const all = this.templates
      .listForStaff(language)
      .filter(({ id, title }) => (ids === null || ids.includes(id)) && title.toLowerCase().includes(q))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    if (descending) all.reverse();
    return { total: all.length, rows: all.slice(offset, offset + limit) };
  }
}
