import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { template, templatePicture, toSvg } from '@shop/drawing';
import { ApiError } from '../../common/public';
import { Products } from '../products/products.service';
import { Catalogue } from '../snapshot/catalogue.service';
import type { CatalogueIndex } from '../snapshot/catalogue-index';
import { templateArchive } from './template-archive';
import { listTemplateFiles, toTemplateView, type TemplateFile } from './template-files';

export interface TemplateDownload {
  kind: 'zip' | 'svg';
  content: Buffer;
  etag: string;
}

/** Print templates of the offered products. Each file is built once and cached until the catalogue or tariff changes. */
@Injectable()
export class Templates {
  private readonly built = new WeakMap<CatalogueIndex, Map<string, Promise<TemplateDownload>>>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly products: Products,
  ) {}

  list(language: string): Output<'Catalog/Templates'> {
    return this.templateFiles().map((file) => toTemplateView(file, language));
  }

  /** With the names of their files as ids, in a language of staff. */
  listForStaff(language: string): Output<'admin/templates'> {
    return this.templateFiles().map((file) => {
      const name = this.products.productName(file.product.sku, language);
      return { id: file.name, ...toTemplateView(file, language, name) };
    });
  }

  /**
   * @param file `{name}.zip` or `{name}.svg`
   * @throws ApiError `resource_not_found` for any other name
   */
  get(file: string): Promise<TemplateDownload> {
    const { index } = this.catalogue;
    const downloads = this.built.get(index) ?? new Map<string, Promise<TemplateDownload>>();
    this.built.set(index, downloads);
    const download = downloads.get(file) ?? this.build(file);
    downloads.set(file, download);
    download.catch(() => downloads.delete(file));
    return download;
  }

  private async build(file: string): Promise<TemplateDownload> {
    const [, name, kind] = /^(.+)\.(zip|svg)$/.exec(file) ?? [];
    const found = this.templateFiles().find((one) => one.name === name);
    if (!found) throw new ApiError('resource_not_found');
    if (kind === 'zip') return toDownload('zip', await templateArchive(found));
    const [shown] = found.models.flatMap(({ form, variant }) => template(form, variant) ?? []);
    if (!shown) throw new ApiError('resource_not_found');
    return toDownload('svg', Buffer.from(toSvg(templatePicture(shown))));
  }

  private templateFiles(): TemplateFile[] {
    return this.catalogue.index.offered.flatMap(listTemplateFiles);
  }
}

function toDownload(kind: TemplateDownload['kind'], content: Buffer): TemplateDownload {
  return { kind, content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}
