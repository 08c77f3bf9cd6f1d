import type { AdminPhotoView, Input } from '@shop/contract';
import { command, rowPath } from '../api/command';
import { request } from '../api/request';
import { API } from '../api/send';
import { upload } from '../api/upload';
import type { Alt } from './alt';
import type { PhotoOwner } from './owner';

interface Sending {
  /** The `Idempotency-Key`. */
  key: string;
  signal: AbortSignal;
  /** Hears the part that has gone out, 0 to 1. */
  onProgress: (part: number) => void;
}

/** The server judges the words before it reads the file, so the words go first. */
export async function addPhoto(owner: PhotoOwner, alt: Alt, file: File, { key, ...sending }: Sending): Promise<void> {
  const form = new FormData();
  for (const [language, text] of Object.entries(alt)) form.append(language, text);
  form.append('file', file);
  const path =
    'sku' in owner ? rowPath('products', owner.sku, 'photos') : rowPath('galleries', owner.gallery, 'photos');
  await upload(`${API}/admin/${path}`, form, { headers: { 'Idempotency-Key': key }, ...sending });
}

export function editPhoto({ id }: AdminPhotoView, edit: Input<'admin/photo-edit'>, key: string): Promise<void> {
  return command(rowPath('photos', id), edit, key, 'PUT');
}

export async function removePhoto({ id }: AdminPhotoView, key: string): Promise<void> {
  await request(`${API}/admin/${rowPath('photos', id)}`, { method: 'DELETE', headers: { 'Idempotency-Key': key } });
}
