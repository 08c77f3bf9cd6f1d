import { mailTemplates } from '../../common/public';

/** The template of the email that shows a draft to its author: it consists of the draft. */
export const TEST_TEMPLATE = 'email_text_test';

/** The names of the emails whose texts can be changed, in alphabetical order. */
export function listEditableEmails(): string[] {
  return mailTemplates().filter((name) => name !== TEST_TEMPLATE);
}

export function isEditableEmail(name: string): boolean {
  return listEditableEmails().includes(name);
}
