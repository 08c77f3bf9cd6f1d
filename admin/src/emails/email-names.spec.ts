import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => JSON.parse(readFileSync(path.resolve(__dirname, '../../..', file), 'utf8')) as object;

/** Parts of emails, and the draft that a test shows. */
const NOT_LISTED = ['footer', 'email_text_test'];

test.each(['en', 'ja', 'zh'])('every email of the shop has a name for staff in %s, and no other', (language) => {
  const names = read(`admin/src/locales/${language}/emailNames.json`);
  const emails = Object.keys(read('api/src/locales/en/mails.json')).filter((name) => !NOT_LISTED.includes(name));
  expect(emails.length).toBeGreaterThan(40);
  expect(Object.keys(names).toSorted()).toEqual(emails.toSorted());
});
