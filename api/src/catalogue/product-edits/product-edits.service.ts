import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Audit, type Caller, Refusal, type Tx } from '../../kernel/public';
import type { ProductText, Texts } from '../rows';

type Edit = Input<'admin/product-edit'>;

interface Edited {
  revision: number;
  properties: object;
  featured: boolean;
  withdrawn: boolean;
  texts: Texts<ProductText>;
}

/** What staff say of a product; what it costs goes by drafts of the tariff. */
@Injectable()
export class ProductEdits {
  constructor(private readonly audit: Audit) {}

  /** Refuses `resource_not_found`, and `changed_meanwhile` where another edit came first. */
  async edit(tx: Tx, caller: Caller, sku: string, edit: Edit): Promise<void> {
    const before = await locked(tx, sku);
    if (before.revision !== edit.revision) throw new Refusal('changed_meanwhile');
    if (edit.properties) await mustHaveName(tx, edit.properties.printerType);
    const { properties = before.properties, featured = before.featured, withdrawn = before.withdrawn } = edit;
    await tx.query(
      'update product set properties = $2, featured = $3, withdrawn = $4, revision = revision + 1 where sku = $1',
      [sku, JSON.stringify(properties), featured, withdrawn],
    );
    await tx.query('delete from product_text where sku = $1 and language = any($2)', [sku, edit.textsGone ?? []]);
    for (const [language, text] of Object.entries(edit.texts ?? {})) await writeText(tx, sku, language, text);
    await this.audit.record(tx, caller, {
      action: 'product-edited',
      kind: 'product',
      id: sku,
      ...difference(before, edit),
    });
    await tx.query(`select pg_notify('catalogue', '')`);
  }
}

async function locked(tx: Tx, sku: string): Promise<Edited> {
  const [product]: Omit<Edited, 'texts'>[] = await tx.query(
    'select revision, properties, featured, withdrawn from product where sku = $1 for update',
    [sku],
  );
  if (!product) throw new Refusal('resource_not_found');
  const texts: ({ language: string } & ProductText)[] = await tx.query(
    'select language, name, summary, description, notes, uses from product_text where sku = $1',
    [sku],
  );
  return { ...product, texts: Object.fromEntries(texts.map(({ language, ...text }) => [language, text])) };
}

async function mustHaveName(tx: Tx, printerType: string): Promise<void> {
  const known: unknown[] = await tx.query('select from printer_type_text where printer_type = $1 limit 1', [
    printerType,
  ]);
  if (known.length === 0)
    throw new Refusal('validation_failed', [{ field: 'properties.printerType', code: 'invalid' }]);
}

async function writeText(tx: Tx, sku: string, language: string, text: ProductText): Promise<void> {
  const { name, summary, description, notes, uses } = text;
  await tx.query(
    `insert into product_text (sku, language, name, summary, description, notes, uses) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (sku, language) do update set name = excluded.name, summary = excluded.summary,
       description = excluded.description, notes = excluded.notes, uses = excluded.uses`,
    [sku, language, name, summary, description, notes, uses],
  );
}

/** The parts that were sent, as they were and as they are. */
function difference(was: Edited, { revision: _, texts, textsGone = [], ...is }: Edit): { before: object; after: object } {
  const languages = [...new Set([...Object.keys(texts ?? {}), ...textsGone])];
  const sent = (Object.keys(is) as (keyof typeof is)[]).filter((name) => is[name] !== undefined);
  const side = (all: Partial<Edited>) => ({
    ...Object.fromEntries(sent.map((name) => [name, all[name]])),
    ...(languages.length > 0 && { texts: textsIn(all.texts ?? {}, languages) }),
  });
  return { before: side(was), after: side({ ...is, texts }) };
}

function textsIn(texts: Texts<ProductText>, languages: readonly string[]): Texts<ProductText | null> {
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? null]));
}
