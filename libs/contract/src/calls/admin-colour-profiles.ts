import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, nullable, singleLineOrEmpty, strictObject } from '../values';
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
  /** Whether files for the product are shown by it. */
  inUse: Type.Boolean(),
});

/** A product with its profiles; without any, files are shown by the standard profile. */
export const AdminProductProfiles = strictObject({
  /** Equal to `sku`. */
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  profiles: Type.Array(ColourProfile),
});

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
    params: strictObject({ sku: Type.String({ maxLength: 64 }) }),
    input: strictObject({
      /** Left out or empty: of all printers. */
      printer: Type.Optional(singleLineOrEmpty(80)),
      /** Percent of total ink, 100 to 400; 300 if it is not set. */
      inkLimit: Type.Optional(Type.String({ pattern: '^([123]\\d\\d|400)$' })),
    }),
    output: AdminProductProfiles,
    errors: [
      'resource_not_found',
      'file_missing',
      'profile_too_large',
      'profile_type_not_allowed',
      'profile_damaged',
      'profile_not_for_printing',
      'too_frequent',
      'upload_failed',
      'upload_unavailable',
    ],
  }),
  'admin/soft-proofs': call({
    method: 'POST',
    path: 'admin/products/:sku/soft-proofs',
    summary: 'Redraws the artwork of a product’s open orders with its ICC profile, where that has not been done yet',
    ...staffCall,
    idempotent: true,
    params: strictObject({ sku: Type.String({ maxLength: 64 }) }),
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
    output: AdminProductProfiles,
    errors: ['resource_not_found'],
  }),
} as const;
