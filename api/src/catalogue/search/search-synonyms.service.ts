import { Injectable } from '@nestjs/common';
import type { AdminSearchSynonymView, Input } from '@shop/contract';
import { ApiError, AuditLog, type Caller, type FieldError, type Tx } from '../../common/public';
import { SearchSynonym } from '../entities/search-synonym.entity';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { normalizeTerm } from './synonyms';

/** Groups of terms that mean the same to the product search, as staff manage them. */
@Injectable()
export class SearchSynonyms {
  constructor(private readonly audit: AuditLog) {}

  /** @throws ApiError `validation_failed` for a term that is twice in the group */
  async create(
    tx: Tx,
    caller: Caller,
    { terms }: Input<'admin/search-synonym-create'>,
  ): Promise<AdminSearchSynonymView> {
    const trimmed = trimTerms(terms);
    const { id, revision } = await tx.save(SearchSynonym, { terms: trimmed, revision: 1 });
    const entry = { action: 'search-synonym-created', kind: 'search-synonym', id };
    await this.audit.record(tx, caller, { ...entry, after: { terms: trimmed } });
    await notifyCatalogueChange(tx);
    return { id, terms: trimmed, revision };
  }

  /**
   * @throws ApiError `resource_not_found`, `changed_meanwhile` if it was edited since `revision`, and `validation_failed`
   *   for a term that is twice in the group
   */
  async edit(
    tx: Tx,
    caller: Caller,
    id: string,
    { revision, terms }: Input<'admin/search-synonym-edit'>,
  ): Promise<AdminSearchSynonymView> {
    const before = await lockSynonym(tx, id);
    if (before.revision !== revision) throw new ApiError('changed_meanwhile');
    const after = { terms: trimTerms(terms), revision: revision + 1 };
    await tx.update(SearchSynonym, { id }, after);
    const entry = { action: 'search-synonym-edited', kind: 'search-synonym', id };
    const change = { before: { terms: before.terms }, after: { terms: after.terms } };
    await this.audit.record(tx, caller, { ...entry, ...change });
    await notifyCatalogueChange(tx);
    return { id, ...after };
  }

  /** @throws ApiError `resource_not_found` */
  async remove(tx: Tx, caller: Caller, id: string): Promise<void> {
    const { terms } = await lockSynonym(tx, id);
    await tx.delete(SearchSynonym, { id });
    const entry = { action: 'search-synonym-removed', kind: 'search-synonym', id };
    await this.audit.record(tx, caller, { ...entry, before: { terms } });
    await notifyCatalogueChange(tx);
  }
}

async function lockSynonym(tx: Tx, id: string): Promise<SearchSynonym> {
  const found = await tx.findOne(SearchSynonym, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw new ApiError('resource_not_found');
  return found;
}

function trimTerms(terms: readonly string[]): string[] {
  const normalized = terms.map(normalizeTerm);
  const repeated = normalized.flatMap((term, index): FieldError[] =>
    normalized.indexOf(term) === index ? [] : [{ field: `terms[${index}]`, code: 'already_used' }],
  );
  if (repeated.length > 0) throw new ApiError('validation_failed', repeated);
  return terms.map((term) => term.trim());
}
