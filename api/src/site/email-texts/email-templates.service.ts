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
import { assertEditable, EmailTextEditor, type WrittenEmailText } from './email-text-editor.service';

/** The emails of the shop with the texts that are in force. */
@Injectable()
export class EmailTemplates {
  constructor(
    private readonly texts: EmailTexts,
    private readonly editor: EmailTextEditor,
  ) {}

  /** Found by name or subject. */
  list(
    { filter, descending, offset, limit }: Listing,
    language: LanguageCode,
  ): { total: number; rows: EmailTemplateRowView[] } {
    const ids = idsFilter(filter);
    const q = textFilter(filter, 'q')?.toLowerCase() ?? '';
    const all = listEditableEmails()
      .filter((id) => ids === null || ids.includes(id))
      .map((id) => ({ id, ...this.describe(id, language) }))
      .filter(({ id, subject }) => `${id} ${subject}`.toLowerCase().includes(q));
    if (descending) all.reverse();
    return { total: all.length, rows: all.slice(offset, offset + limit) };
  }

  /**
   * An email with its text in force, or with another stored text.
   * @throws ApiError `resource_not_found`
   */
  get(id: string, language: LanguageCode, stored = this.texts.find(id, language)): EmailTemplateView {
    assertEditable(id);
    const builtIn = mailTexts(id, language);
    const { texts: custom, version, isOutdated } = stored;
    const state = isOutdated ? 'outdated' : 'custom';
    return {
      ...{ id, language, version, state: custom ? state : 'built_in' },
      texts: custom ?? toEmailText(builtIn),
      builtIn: toEmailText(builtIn),
      variables: listVariables(builtIn).map(({ isRequired, isAlwaysSet, ...variable }) => ({
        ...{ written: writeVariable(variable), isRequired, isAlwaysSet },
      })),
      preview: this.editor.renderSample(id, language, isOutdated ? null : custom),
    };
  }

  /** An email with the text that a command wrote. From now on this process uses what is committed. */
  async getWritten(id: string, language: LanguageCode, written: WrittenEmailText): Promise<EmailTemplateView> {
    await this.texts.reload();
    return this.get(id, language, { ...written, isOutdated: false });
  }

  private describe(id: string, language: LanguageCode): Omit<EmailTemplateRowView, 'id'> {
    const { texts, isOutdated } = this.texts.find(id, language);
    return {
      subject: this.editor.renderSubject(id, language, isOutdated ? null : texts),
      customLanguages: LANGUAGE_CODES.filter((code) => this.texts.find(id, code).texts !== null),
    };
  }
}
