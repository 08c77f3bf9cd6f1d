import { Injectable } from '@nestjs/common';
import { RESERVED_PATHS } from '@shop/contract';
import { ApiError, AuditLog, type Caller, lockTable, type Tx } from '../../common/public';
import { notifyTariffChange } from '../../tariff/public';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import type { Translations } from '../snapshot/localize';
import type { ReferenceKind } from './reference-kinds';
import {
  insertReference,
  loadReference,
  lockReference,
  moveCategory,
  type ReferenceText,
  replaceReferenceTexts,
  updateReference,
} from './references.queries';

type Texts = Translations<ReferenceText>;

interface NewReference {
  id: string;
  chineseName?: string;
  texts: Texts;
}

interface ReferenceEdit {
  revision: number;
  /** All texts; languages that are left out have none afterwards. */
  texts?: Texts;
  /** For staff; empty for none. */
  chineseName?: string;
  withdrawn?: boolean;
  /** The place of a category in the menu, from 0. */
  position?: number;
}

/** Categories, printer types and finishes as staff manage them. They are never deleted, because products and orders have them. */
@Injectable()
export class References {
  constructor(private readonly audit: AuditLog) {}

  /** @throws ApiError `validation_failed` for a code in use, and for a category's that is a page of the shop */
  async create(tx: Tx, caller: Caller, kind: ReferenceKind, reference: NewReference): Promise<void> {
    const { id, texts, chineseName = '' } = reference;
    const isReserved = kind === 'category' && RESERVED_PATHS.includes(id);
    if (isReserved || !(await insertReference(tx, kind, id, chineseName)))
      throw new ApiError('validation_failed', [{ field: 'id', code: 'already_used' }]);
    await replaceReferenceTexts(tx, kind, id, texts);
    await this.audit.record(tx, caller, {
      action: 'reference-created',
      kind,
      id,
      after: { texts, ...(chineseName && { chineseName }) },
    });
    await notifyCatalogueChange(tx);
    // The tariff names the finishes that prices may be set for.
    if (kind === 'finish') await notifyTariffChange(tx);
  }

  /**
   * @throws ApiError `resource_not_found`, `changed_meanwhile` if it was edited since `revision`, and `still_offered` if it
   *   is to be withdrawn while offered products have it
   */
  async edit(
    tx: Tx,
    caller: Caller,
    kind: ReferenceKind,
    id: string,
    { revision, ...edit }: ReferenceEdit,
  ): Promise<void> {
    if (edit.position !== undefined) await lockTable(tx, 'category');
    await lockReference(tx, kind, id);
    const before = await loadReference(tx, kind, id, 'en');
    if (before.revision !== revision) throw new ApiError('changed_meanwhile');
    const { withdrawn = before.withdrawn, chineseName = before.chineseName } = edit;
    if (withdrawn && !before.withdrawn && before.offeredProducts > 0) throw new ApiError('still_offered');
    if (edit.texts) await replaceReferenceTexts(tx, kind, id, edit.texts);
    if (edit.position !== undefined) await moveCategory(tx, id, edit.position);
    await updateReference(tx, kind, id, { withdrawn, chineseName });
    await this.audit.record(tx, caller, {
      ...{ action: 'reference-edited', kind, id },
      before: Object.fromEntries(Object.keys(edit).map((field) => [field, before[field as keyof typeof edit]])),
      after: edit,
    });
    await notifyCatalogueChange(tx);
  }
}
