import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant, line, lineOrNothing } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 64 }) });

/** What a photograph shows, in words. English is there; an empty one counts as none. */
const Alt = closed({
  en: line(200),
  ja: Type.Optional(lineOrNothing(200)),
  fr: Type.Optional(lineOrNothing(200)),
  es: Type.Optional(lineOrNothing(200)),
  de: Type.Optional(lineOrNothing(200)),
});

export const AdminPhoto = closed({
  id: Type.String(),
  /** What it is of: one of the two. */
  sku: Type.Union([Type.String(), Type.Null()]),
  gallery: Type.Union([Type.String(), Type.Null()]),
  /** From 0; the first is shown on cards. */
  position: Type.Integer(),
  alt: Alt,
  /** px, upright, as it was given. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Bytes, as it was given. */
  size: Type.Integer(),
  addedAt: Instant,
  /** Whether customers see it: its sizes are made soon after the upload. */
  ready: Type.Boolean(),
  /** A small one; null until it is ready. */
  preview: Type.Union([Type.String(), Type.Null()]),
  /** To be sent back with an edit: of two at once the later one is refused. */
  revision: Type.Integer(),
});

export const AdminGallery = closed({
  /** Its name in addresses, `vinyl-banner`. */
  id: Type.String(),
  /** Of its own; its products' photographs hang there, too. */
  photos: Type.Integer(),
});

const upload = { method: 'POST', bare: true, personal: true, idempotent: true, multipart: true } as const;
const UPLOAD_REFUSALS = [
  'resource_not_found',
  'file_missing',
  'photo_too_large',
  'photo_type_not_allowed',
  'photo_unreadable',
  'photo_too_many_pixels',
  'photos_full',
  'upload_failed',
] as const;

export const adminPhotos = {
  'admin/product-photo': call({
    ...upload,
    path: 'admin/products/:sku/photos',
    summary: 'Adds a photograph (`file`: JPEG, PNG, WebP, AVIF or TIFF) as a product’s last; the texts come before it',
    params: closed({ sku: Type.String({ maxLength: 64 }) }),
    input: Alt,
    output: AdminPhoto,
    refusals: UPLOAD_REFUSALS,
  }),
  'admin/gallery-photo': call({
    ...upload,
    path: 'admin/galleries/:gallery/photos',
    summary: 'Adds a photograph to a gallery of the portfolio',
    params: closed({ gallery: Type.String({ maxLength: 64 }) }),
    input: Alt,
    output: AdminPhoto,
    refusals: UPLOAD_REFUSALS,
  }),
  'admin/galleries': call({
    method: 'GET',
    path: 'admin/galleries',
    summary: 'The portfolio’s galleries, in their order',
    bare: true,
    personal: true,
    input: ListQuery,
    output: Type.Array(AdminGallery),
    refusals: [],
  }),
  'admin/gallery': call({
    method: 'GET',
    path: 'admin/galleries/:id',
    summary: 'One gallery',
    bare: true,
    personal: true,
    params: Id,
    input: closed({}),
    output: AdminGallery,
    refusals: ['resource_not_found'],
  }),
  'admin/photos': call({
    method: 'GET',
    path: 'admin/photos',
    summary: 'Photographs, in the order they are shown (`filter`: sku, gallery)',
    bare: true,
    personal: true,
    input: ListQuery,
    output: Type.Array(AdminPhoto),
    refusals: [],
  }),
  'admin/photo': call({
    method: 'GET',
    path: 'admin/photos/:id',
    summary: 'One photograph',
    bare: true,
    personal: true,
    params: Id,
    input: closed({}),
    output: AdminPhoto,
    refusals: ['resource_not_found'],
  }),
  'admin/photo-edit': call({
    method: 'PUT',
    path: 'admin/photos/:id',
    summary: 'Changes a photograph’s words or its place; the others make room',
    bare: true,
    personal: true,
    idempotent: true,
    params: Id,
    input: closed({
      revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      alt: Type.Optional(Alt),
      position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
    output: AdminPhoto,
    refusals: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/photo-removal': call({
    method: 'DELETE',
    path: 'admin/photos/:id',
    summary: 'Takes a photograph away, from the object store as well',
    bare: true,
    personal: true,
    idempotent: true,
    params: Id,
    input: closed({}),
    output: AdminPhoto,
    refusals: ['resource_not_found'],
  }),
} as const;
