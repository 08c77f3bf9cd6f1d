import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { MAX_PRINTER_NAME } from '../limits';
import { Empty, Instant, nullable, singleLine, singleLineOrEmpty, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

/** An ICC profile of what a product is printed on. */
export const ColourProfile = strictObject({
  id: Type.String(),
  /** Empty: of all printers. */
  printer: Type.String(),
  fileName: Type.String(),
  /** What the profile says about itself. */
  description: nullable(Type.String()),
  colours: Type.Union([Type.Literal('cmyk'), Type.Literal('rgb')]),
  /** Percent of total ink. */
  inkLimit: Type.Integer(),
  uploadedAt: Instant,
  /** Whether files are shown by it on the usual printer of the product. */
  inUse: Type.Boolean(),
});

/** A product with its profiles; without any, files are shown by the standard profile. */
export const AdminProductProfiles = strictObject({
  /** Equal to `sku`. */
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  /** The name of the printer that usually prints it. */
  printer: nullable(Type.String()),
  profiles: Type.Array(ColourProfile),
});

/** A printer of the factory. */
export const AdminPrinter = strictObject({
  id: Type.String(),
  name: Type.String(),
  /** Of all products that have none of their own on this printer. */
  profile: nullable(Type.Omit(ColourProfile, ['inUse'])),
  /** How many products are usually printed on it. */
  products: Type.Integer(),
});

/** Percent of total ink, 100 to 400; 300 if it is not set. */
const InkLimit = Type.Optional(Type.String({ pattern: '^([123]\\d\\d|400)$' }));
const Sku = strictObject({ sku: Type.String({ maxLength: 64 }) });

const PROFILE_ERRORS = [
  'resource_not_found',
  'file_missing',
  'profile_too_large',
  'profile_type_not_allowed',
  'profile_damaged',
  'profile_not_for_printing',
  'too_frequent',
  'upload_failed',
  'upload_unavailable',
] as const;

export const adminColourProfiles = {
  'admin/colour-profiles': call({
    method: 'GET',
    path: 'admin/colour-profiles',
    summary: 'Lists the products with their ICC profiles (`filter`: q, missing)',
    ...staffCall,
    input: ListQuery,
    filters: ['q', 'missing', 'id'],
    output: Type.Array(AdminProductProfiles),
    errors: [],
  }),
  'admin/colour-profile': call({
    method: 'POST',
    path: 'admin/products/:sku/colour-profiles',
    summary: 'Adds an ICC profile (`file`, up to 4 MB) of a product, in place of the one of the same printer',
    ...staffCall,
    idempotent: true,
    multipart: true,
    params: Sku,
    input: strictObject({
      /** Left out or empty: of all printers. */
      printer: Type.Optional(singleLineOrEmpty(MAX_PRINTER_NAME)),
      inkLimit: InkLimit,
    }),
    output: AdminProductProfiles,
    errors: PROFILE_ERRORS,
  }),
  'admin/soft-proofs': call({
    method: 'POST',
    path: 'admin/products/:sku/soft-proofs',
    summary: 'Redraws the artwork of a product’s open orders with its ICC profile, where that has not been done yet',
    ...staffCall,
    idempotent: true,
    params: Sku,
    input: Empty,
    output: strictObject({
      /** How many will be drawn. */
      files: Type.Integer(),
    }),
    errors: ['resource_not_found'],
  }),
  'admin/colour-profile-delete': call({
    method: 'DELETE',
    path: 'admin/colour-profiles/:id',
    summary: 'Deletes an ICC profile',
    ...staffCall,
    idempotent: true,
    params: idParams(64),
    input: Empty,
    output: strictObject({
      /** Null for the profile of a printer. */
      product: nullable(AdminProductProfiles),
    }),
    errors: ['resource_not_found'],
  }),
  'admin/printers': call({
    method: 'GET',
    path: 'admin/printers',
    summary: 'Lists the printers of the factory (`filter`: q)',
    ...staffCall,
    input: ListQuery,
    filters: ['q', 'id'],
    output: Type.Array(AdminPrinter),
    errors: [],
  }),
  'admin/printer-add': call({
    method: 'POST',
    path: 'admin/printers',
    summary: 'Adds a printer; one that exists already is returned',
    ...staffCall,
    idempotent: true,
    input: strictObject({ name: singleLine(MAX_PRINTER_NAME) }),
    output: AdminPrinter,
    errors: [],
  }),
  'admin/printer-delete': call({
    method: 'DELETE',
    path: 'admin/printers/:id',
    summary: 'Removes a printer and its ICC profiles; items keep its name',
    ...staffCall,
    idempotent: true,
    params: idParams(64),
    input: Empty,
    output: Empty,
    errors: ['resource_not_found'],
  }),
  'admin/printer-profile': call({
    method: 'POST',
    path: 'admin/printers/:id/colour-profiles',
    summary:
      'Sets the ICC profile (`file`, up to 4 MB) of a printer for all products that have none of their own on it',
    ...staffCall,
    idempotent: true,
    multipart: true,
    params: idParams(64),
    input: strictObject({ inkLimit: InkLimit }),
    output: AdminPrinter,
    errors: PROFILE_ERRORS,
  }),
  'admin/product-printer': call({
    method: 'PUT',
    path: 'admin/products/:sku/printer',
    summary: 'Sets the printer that usually prints a product',
    ...staffCall,
    idempotent: true,
    params: Sku,
    input: strictObject({
      /** The name of a printer; null: not known. */
      printer: nullable(singleLine(MAX_PRINTER_NAME)),
    }),
    output: AdminProductProfiles,
    errors: ['resource_not_found'],
  }),
} as const;
