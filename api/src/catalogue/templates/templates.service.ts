import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { template, templatePicture, toSvg } from '@shop/drawing';
import { Refusal } from '../../kernel/public';
import { Catalogue } from '../catalogue.service';
import type { Shelf } from '../shelf';
import { templateArchive } from './template-archive';
import { templateFilesOf, templateView, type TemplateFile } from './template-files';

export interface Served {
  kind: 'zip' | 'svg';
  content: Buffer;
  etag: string;
}

/** Print templates, made from what is sold: each file once until the catalogue is read again. */
@Injectable()
export class Templates {
  private readonly made = new WeakMap<Shelf, Map<string, Promise<Served>>>();

  constructor(private readonly catalogue: Catalogue) {}

  list(language: string): Output<'Catalog/Templates'> {
    return this.files().map((file) => templateView(file, language));
  }

  /** `{name}.zip` or `{name}.svg`. Refuses `resource_not_found` for any other name. */
  of(file: string): Promise<Served> {
    const { shelf } = this.catalogue;
    const made = this.made.get(shelf) ?? new Map<string, Promise<Served>>();
    this.made.set(shelf, made);
    const served = made.get(file) ?? this.make(file);
    made.set(file, served);
    served.catch(() => made.delete(file));
    return served;
  }

  private async make(file: string): Promise<Served> {
    const [, name, kind] = /^(.+)\.(zip|svg)$/.exec(file) ?? [];
    const found = this.files().find((one) => one.name === name);
    if (!found) throw new Refusal('resource_not_found');
    if (kind === 'zip') return served('zip', await templateArchive(found));
    const [shown] = found.models.flatMap(({ form, variant }) => template(form, variant) ?? []);
    if (!shown) throw new Refusal('resource_not_found');
    return served('svg', Buffer.from(toSvg(templatePicture(shown))));
  }

  private files(): TemplateFile[] {
    return this.catalogue.shelf.offered.flatMap(templateFilesOf);
  }
}

function served(kind: Served['kind'], content: Buffer): Served {
  return { kind, content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}
