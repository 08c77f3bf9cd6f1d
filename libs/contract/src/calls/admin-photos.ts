import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { byLanguage, Empty, Instant, nullable, Revision, singleLine, singleLineOrEmpty, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(64);

/** Alternative texts by language. English is required; an empty text counts as missing. */
const AltTexts = byLanguage(singleLine(200), singleLineOrEmpty(200));

export const AdminPhoto = strictObject({
  id: Type.String(),
  /** Exactly one of `sku` and `gallery` is set. */
  sku: nullable(Type.String()),
  gallery: nullable(Type.String()),
  /** From 0; the first photograph is shown on product cards. */
  position: Type.Integer(),
  alt: AltTexts,
  /** Pixels of the upright original. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Bytes of the original. */
  size: Type.Integer(),
  addedAt: Instant,
  /** Whether the resized variants are ready and customers see it. */
  ready: Type.Boolean(),
  /** A thumbnail; null until ready. */
  preview: nullable(Type.String()),
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

export const AdminGallery = strictObject({
  /** The name in URLs: `vinyl-banner`. */
  id: Type.String(),
  /** Photographs of the gallery itself, without those of its products. */
  photos: Type.Integer(),
});

const upload = { method: 'POST', bare: true, personal: true, idempotent: true, multipart: true } as const;
const UPLOAD_ERRORS = [
  'resource_not_found',
  'file_missing',
  'photo_too_large',
  'photo_type_not_allowed',
  'photo_unreadable',
  'photo_too_many_pixels',
  'photos_full',
  'upload_failed',
  'upload_unavailable',
] as const;

export const adminPhotos = {
  'admin/product-photo': call({
    ...upload,
    path: 'admin/products/:sku/photos',
    summary: 'Adds a photograph (`file`: JPEG, PNG, WebP, AVIF or TIFF) to a product; text fields precede the file',
    params: strictObject({ sku: Type.String({ maxLength: 64 }) }),
    input: AltTexts,
    output: AdminPhoto,
    errors: UPLOAD_ERRORS,
  }),
  'admin/gallery-photo': call({
    ...upload,
    path: 'admin/galleries/:gallery/photos',
    summary: 'Adds a photograph to a portfolio gallery',
    params: strictObject({ gallery: Type.String({ maxLength: 64 }) }),
    input: AltTexts,
    output: AdminPhoto,
    errors: UPLOAD_ERRORS,
  }),
  'admin/galleries': call({
    method: 'GET',
    path: 'admin/galleries',
    summary: 'Lists the portfolio galleries',
    ...staffCall,
    input: ListQuery,
    filters: ['id'],
    output: Type.Array(AdminGallery),
    errors: [],
  }),
  'admin/gallery': call({
    method: 'GET',
    path: 'admin/galleries/:id',
    summary: 'Returns a portfolio gallery',
    ...staffCall,
    params: Id,
    input: Empty,
    output: AdminGallery,
    errors: ['resource_not_found'],
  }),
  'admin/photos': call({
    method: 'GET',
    path: 'admin/photos',
    summary: 'Lists photographs in display order (`filter`: sku, gallery)',
    ...staffCall,
    input: ListQuery,
    filters: ['sku', 'gallery', 'id'],
    output: Type.Array(AdminPhoto),
    errors: [],
  }),
  'admin/photo': call({
    method: 'GET',
    path: 'admin/photos/:id',
    summary: 'Returns a photograph',
    ...staffCall,
    params: Id,
    input: Empty,
    output: AdminPhoto,
    errors: ['resource_not_found'],
  }),
  'admin/photo-edit': call({
    method: 'PUT',
    path: 'admin/photos/:id',
    summary: 'Changes the texts or the position of a photograph',
    ...staffCall,
    idempotent: true,
    params: Id,
    input: strictObject({
      revision: Revision,
      alt: Type.Optional(AltTexts),
      position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
    output: AdminPhoto,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/photo-removal': call({
    method: 'DELETE',
    path: 'admin/photos/:id',
    summary: 'Deletes a photograph and its files',
    ...staffCall,
    idempotent: true,
    params: Id,
    input: Empty,
    output: AdminPhoto,
    errors: ['resource_not_found'],
  }),
} as const;
