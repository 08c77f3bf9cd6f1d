import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { AsPrinted, FileFacts, LargestSize, Preflight, Tiles, TilesKey } from '../preflight';
import { nullable, strictObject, Uuid } from '../values';
import { PRICING_ERRORS } from './quotation';

export const artworkChecks = {
  'Artwork/Check': call({
    method: 'POST',
    path: 'Artwork/Check',
    summary: 'Checks a print file (`file`) for an item that is not ordered yet; the file is kept for 24 hours',
    personal: true,
    multipart: true,
    input: strictObject({
      /** An `Item` as JSON. */
      item: Type.String({ minLength: 1, maxLength: 8000 }),
    }),
    clientLimit: { max: 10, seconds: 600 },
    output: strictObject({ checkId: Uuid }),
    errors: [
      ...PRICING_ERRORS,
      'malformed_body',
      'file_missing',
      'file_too_large',
      'file_type_not_allowed',
      'file_infected',
      'upload_failed',
      'upload_unavailable',
      'too_frequent',
    ],
  }),
  'Artwork/CheckResult': call({
    method: 'GET',
    path: 'Artwork/Check',
    summary: 'Returns the report of a checked file',
    personal: true,
    input: strictObject({ id: Uuid }),
    output: strictObject({
      state: Preflight.properties.state,
      preflight: Preflight,
      /** A link to a picture of the first page, valid for a short time. */
      preview: nullable(Type.String()),
      /** Left out for CMYK files, and where there is no preview. */
      asPrinted: Type.Optional(AsPrinted),
      /** Left out where there is no preview. */
      tilesKey: Type.Optional(TilesKey),
      /** The largest sizes at 100, 150 and 300 dpi; empty for files without pictures. */
      sizes: Type.Array(LargestSize),
      /** What is known of the file, so that another size can be examined without another upload; null while waiting. */
      facts: nullable(FileFacts),
      /** Percent of total ink; left out where the usual limit applies. */
      inkLimit: Type.Optional(Type.Integer()),
    }),
    errors: ['resource_not_found'],
  }),
  'Artwork/Tiles': call({
    method: 'POST',
    path: 'Artwork/Tiles',
    summary: 'Has a print file cut into tiles, and returns them once they are ready',
    personal: true,
    input: strictObject({ tilesKey: TilesKey }),
    output: Tiles,
    errors: ['resource_not_found'],
  }),
} as const;
