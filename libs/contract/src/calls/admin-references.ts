import { Type, type TObject } from '@sinclair/typebox';
import { call } from '../call';
import { byLanguage, Empty, Revision, singleLine, singleLineOrEmpty, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

/** Not the name of a member that every JavaScript object has. */
const NewCode = Type.String({ minLength: 1, maxLength: 40, pattern: '^(?!constructor$)[a-z0-9][a-z0-9-]*$' });
const Id = idParams(64);
const FILTERS = ['withdrawn', 'q', 'id'];

const CategoryText = strictObject({ name: singleLine(120), summary: singleLineOrEmpty(300) });
const PrinterTypeText = strictObject({ name: singleLine(120) });
const FinishText = strictObject({
  name: singleLine(120),
  /** One sentence that explains the trade term. */
  note: singleLineOrEmpty(300),
});

const row = {
  /** The code. A category's is the first part of the address of its pages. */
  id: Type.String(),
  /** In the reader's language, or in English. */
  name: Type.String(),
  languages: Type.Array(Type.String()),
  withdrawn: Type.Boolean(),
  /** How many products that are offered have it. */
  offeredProducts: Type.Integer(),
};

const position = {
  /** The place in the menu, from 0. */
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

/** With all texts and what an edit needs. */
const detail = <T extends TObject>(text: T) => ({
  ...row,
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
  /** For staff who work in Chinese; empty for none. */
  chineseName: Type.String(),
  texts: byLanguage(text, text),
});

const ChineseName = Type.Optional(singleLineOrEmpty(120));

const creation = <T extends TObject>(text: T) =>
  strictObject({ id: NewCode, chineseName: ChineseName, texts: byLanguage(text, text) });

const edit = <T extends TObject>(text: T) => ({
  revision: Revision,
  /** All texts; languages that are left out have none afterwards. */
  texts: Type.Optional(byLanguage(text, text)),
  chineseName: ChineseName,
  withdrawn: Type.Optional(Type.Boolean()),
});

export const AdminCategoryRow = strictObject({ ...row, ...position });
export const AdminCategory = strictObject({ ...detail(CategoryText), ...position });
export const AdminReferenceRow = strictObject(row);
export const AdminPrinterType = strictObject(detail(PrinterTypeText));
export const AdminFinish = strictObject(detail(FinishText));

/** What products refer to: categories, printer types and finishes. */
export const adminReferences = {
  'admin/categories': call({
    method: 'GET',
    path: 'admin/categories',
    summary: 'Lists categories, including withdrawn ones (`filter`: withdrawn, q)',
    ...staffCall,
    input: ListQuery,
    filters: FILTERS,
    output: Type.Array(AdminCategoryRow),
    errors: [],
  }),
  'admin/category': call({
    method: 'GET',
    path: 'admin/categories/:id',
    summary: 'Returns a category with its texts in every language',
    ...staffCall,
    params: Id,
    input: Empty,
    output: AdminCategory,
    errors: ['resource_not_found'],
  }),
  'admin/category-create': call({
    method: 'POST',
    path: 'admin/categories',
    summary: 'Creates a category as the last one of the menu',
    ...staffCall,
    idempotent: true,
    input: creation(CategoryText),
    output: AdminCategory,
    errors: [],
  }),
  'admin/category-edit': call({
    method: 'PUT',
    path: 'admin/categories/:id',
    summary:
      'Changes texts and the place in the menu, withdraws a category without offered products, or offers it again',
    ...staffCall,
    idempotent: true,
    params: Id,
    input: strictObject({ ...edit(CategoryText), position: Type.Optional(position.position) }),
    output: AdminCategory,
    errors: ['resource_not_found', 'changed_meanwhile', 'still_offered'],
  }),
  'admin/printer-types': call({
    method: 'GET',
    path: 'admin/printer-types',
    summary: 'Lists printer types, including withdrawn ones (`filter`: withdrawn, q)',
    ...staffCall,
    input: ListQuery,
    filters: FILTERS,
    output: Type.Array(AdminReferenceRow),
    errors: [],
  }),
  'admin/printer-type': call({
    method: 'GET',
    path: 'admin/printer-types/:id',
    summary: 'Returns a printer type with its names in every language',
    ...staffCall,
    params: Id,
    input: Empty,
    output: AdminPrinterType,
    errors: ['resource_not_found'],
  }),
  'admin/printer-type-create': call({
    method: 'POST',
    path: 'admin/printer-types',
    summary: 'Creates a printer type',
    ...staffCall,
    idempotent: true,
    input: creation(PrinterTypeText),
    output: AdminPrinterType,
    errors: [],
  }),
  'admin/printer-type-edit': call({
    method: 'PUT',
    path: 'admin/printer-types/:id',
    summary: 'Changes names, withdraws a printer type that no offered product has, or makes it available again',
    ...staffCall,
    idempotent: true,
    params: Id,
    input: strictObject(edit(PrinterTypeText)),
    output: AdminPrinterType,
    errors: ['resource_not_found', 'changed_meanwhile', 'still_offered'],
  }),
  'admin/finishes': call({
    method: 'GET',
    path: 'admin/finishes',
    summary: 'Lists finishes, including withdrawn ones (`filter`: withdrawn, q)',
    ...staffCall,
    input: ListQuery,
    filters: FILTERS,
    output: Type.Array(AdminReferenceRow),
    errors: [],
  }),
  'admin/finish': call({
    method: 'GET',
    path: 'admin/finishes/:id',
    summary: 'Returns a finish with its texts in every language',
    ...staffCall,
    params: Id,
    input: Empty,
    output: AdminFinish,
    errors: ['resource_not_found'],
  }),
  'admin/finish-create': call({
    method: 'POST',
    path: 'admin/finishes',
    summary: 'Creates a finish; products offer it once a draft with its prices is published',
    ...staffCall,
    idempotent: true,
    input: creation(FinishText),
    output: AdminFinish,
    errors: [],
  }),
  'admin/finish-edit': call({
    method: 'PUT',
    path: 'admin/finishes/:id',
    summary: 'Changes texts, withdraws a finish that no offered product has, or makes it available again',
    ...staffCall,
    idempotent: true,
    params: Id,
    input: strictObject(edit(FinishText)),
    output: AdminFinish,
    errors: ['resource_not_found', 'changed_meanwhile', 'still_offered'],
  }),
} as const;
