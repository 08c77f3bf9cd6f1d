import { Controller, Res } from '@nestjs/common';
import {
  type AdminCategoryRowView,
  type AdminCategoryView,
  type AdminFinishView,
  type AdminPrinterTypeView,
  type AdminReferenceRowView,
  calls,
  type Input as In,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  StaffLocale,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
} from '../../common/public';
import { StaffNames } from '../products/staff-names.service';
import type { ReferenceKind } from '../references/reference-kinds';
import { listReferences, loadReference, referenceColumns } from '../references/references.queries';
import { References } from '../references/references.service';

const customerService = onlyStaff('customer_service');

type IdParams = { id: string };

/** Categories, printer types and finishes. */
@Controller()
export class ReferencesAdminController {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(calls['admin/categories'], customerService)
  listCategories(
    @Input() query: In<'admin/categories'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCategoryRowView[]> {
    return this.list('category', 'categories', query, language, reply) as Promise<AdminCategoryRowView[]>;
  }

  @Endpoint(calls['admin/category'], customerService)
  getCategory(@PathParams() { id }: IdParams, @StaffLocale() language: string): Promise<AdminCategoryView> {
    return loadReference(
      this.database.reader,
      'category',
      id,
      language,
    ) as Promise<object> as Promise<AdminCategoryView>;
  }

  @Endpoint(calls['admin/category-create'], customerService)
  createCategory(
    @CurrentUser() caller: Caller,
    @Input() reference: In<'admin/category-create'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCategoryView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.references.create(tx, caller, 'category', reference);
      return (await loadReference(tx, 'category', reference.id, language)) as object as AdminCategoryView;
    });
  }

  @Endpoint(calls['admin/category-edit'], customerService)
  editCategory(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() edit: In<'admin/category-edit'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCategoryView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.references.edit(tx, caller, 'category', id, edit);
      return (await loadReference(tx, 'category', id, language)) as object as AdminCategoryView;
    });
  }

  @Endpoint(calls['admin/printer-types'], customerService)
  listPrinterTypes(
    @Input() query: In<'admin/printer-types'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminReferenceRowView[]> {
    return this.list('printer-type', 'printer-types', query, language, reply) as Promise<AdminReferenceRowView[]>;
  }

  @Endpoint(calls['admin/printer-type'], customerService)
  getPrinterType(@PathParams() { id }: IdParams, @StaffLocale() language: string): Promise<AdminPrinterTypeView> {
    return loadReference(
      this.database.reader,
      'printer-type',
      id,
      language,
    ) as Promise<object> as Promise<AdminPrinterTypeView>;
  }

  @Endpoint(calls['admin/printer-type-create'], customerService)
  createPrinterType(
    @CurrentUser() caller: Caller,
    @Input() reference: In<'admin/printer-type-create'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrinterTypeView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.references.create(tx, caller, 'printer-type', reference);
      return (await loadReference(tx, 'printer-type', reference.id, language)) as object as AdminPrinterTypeView;
    });
  }

  @Endpoint(calls['admin/printer-type-edit'], customerService)
  editPrinterType(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() edit: In<'admin/printer-type-edit'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrinterTypeView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.references.edit(tx, caller, 'printer-type', id, edit);
      return (await loadReference(tx, 'printer-type', id, language)) as object as AdminPrinterTypeView;
    });
  }

  @Endpoint(calls['admin/finishes'], customerService)
  listFinishes(
    @Input() query: In<'admin/finishes'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminReferenceRowView[]> {
    return this.list('finish', 'finishes', query, language, reply) as Promise<AdminReferenceRowView[]>;
  }

  @Endpoint(calls['admin/finish'], customerService)
  getFinish(@PathParams() { id }: IdParams, @StaffLocale() language: string): Promise<AdminFinishView> {
    return loadReference(this.database.reader, 'finish', id, language) as Promise<object> as Promise<AdminFinishView>;
  }

  @Endpoint(calls['admin/finish-create'], customerService)
  createFinish(
    @CurrentUser() caller: Caller,
    @Input() reference: In<'admin/finish-create'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminFinishView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.references.create(tx, caller, 'finish', reference);
      return (await loadReference(tx, 'finish', reference.id, language)) as object as AdminFinishView;
    });
  }

  @Endpoint(calls['admin/finish-edit'], customerService)
  editFinish(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() edit: In<'admin/finish-edit'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminFinishView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.references.edit(tx, caller, 'finish', id, edit);
      return (await loadReference(tx, 'finish', id, language)) as object as AdminFinishView;
    });
  }

  private list(
    kind: ReferenceKind,
    resource: string,
    query: In<'admin/categories'>,
    language: string,
    reply: FastifyReply,
  ): Promise<AdminReferenceRowView[]> {
    const columns = referenceColumns(kind);
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, columns, 'position');
    return sendPage(
      resource,
      listing,
      (part) =>
        this.database.readFromReplica((reader) =>
          listReferences(reader, kind, part, language, this.names.codesByName(kind, language)),
        ),
      reply,
    );
  }
}
