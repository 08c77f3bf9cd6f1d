import { Injectable } from '@nestjs/common';
import { type EmailTemplateRowView, type EmailTemplateView, LANGUAGE_CODES, type LanguageCode } from '@shop/contract';
import {
  EmailTexts,
  idsFilter,
  type Listing,
  listVariables,
  mailTexts,
  textFilter,
  toEmailText,
  writeVariable,
} from '../../common/public';
import { listEditableEmails } from './editable-emails';
import { assertEditable, EmailTextEditor } from './email-text-editor.service';

/** The emails of the shop with the texts that are in force. */
@Injectable()
export class EmailTemplates {
  constructor(
    private readonly texts: EmailTexts,
    private readonly editor: EmailTextEditor,
  ) {}

  /** Found by name or subject. */
  list({ filter, offset, limit }: Listing, language: LanguageCode): { total: number; rows: EmailTemplateRowView[] } {
    const ids = idsFilter(filter);
    const q = textFilter(filter, 'q')?.toLowerCase() ?? '';
    const all = listEditableEmails()
      .filter((id) => ids === null || ids.includes(id))
      .map((id) => ({ id, ...this.describe(id, language) }))
      .filter(({ id, subject }) => `${id} ${subject}`.toLowerCase().includes(q));
    return { total: all.length, rows: all.slice(offset, offset + limit) };
  }

  /** @throws ApiError `resource_not_found` */
  get(id: string, language: LanguageCode): EmailTemplateView {
    assertEditable(id);
    const builtIn = mailTexts(id, language);
    const { texts: own, version, isOutdated } = this.texts.find(id, language);
    const state = isOutdated ? 'outdated' : 'own';
    return {
      ...{ id, language, version, state: own ? state : 'built_in' },
      texts: own ?? toEmailText(builtIn),
      builtIn: toEmailText(builtIn),
      variables: listVariables(builtIn).map(({ isRequired, isAlwaysSet, ...variable }) => ({
        ...{ written: writeVariable(variable), isRequired, isAlwaysSet },
      })),
      preview: this.renderInForce(id, language),
    };
  }

  /** What is committed by now. */
  async getLatest(id: string, language: LanguageCode): Promise<EmailTemplateView> {
    await this.texts.reload();
    return this.get(id, language);
  }

  private describe(id: string, language: LanguageCode): Omit<EmailTemplateRowView, 'id'> {
    return {
      subject: this.renderInForce(id, language).subject,
      ownLanguages: LANGUAGE_CODES.filter((code) => this.texts.find(id, code).texts !== null),
    };
  }

  private renderInForce(id: string, language: LanguageCode) {
    const { texts, isOutdated } = this.texts.find(id, language);
    return this.editor.renderSample(id, language, isOutdated ? null : texts);
  }
}
