import type { ColleagueView } from '@shop/contract';
import { insertMention, mentionedIds, suggestColleagues } from './mentions';

const colleague = (id: string, name: string): ColleagueView => ({
  id,
  name,
  role: 'factory',
  self: false,
  former: false,
});
const wang = colleague('w', 'Wang Fang');
const weber = colleague('e', 'Weber');

test('colleagues are suggested by what follows the last @', () => {
  expect(suggestColleagues('Please look @w', [wang, weber])).toEqual([wang, weber]);
  expect(suggestColleagues('Please look @Wang F', [wang, weber])).toEqual([wang]);
  expect(suggestColleagues('Please look @Wang Fang', [wang, weber])).toEqual([wang]);
  expect(suggestColleagues('mail to a@w', [wang])).toEqual([]);
  expect(suggestColleagues('Please look', [wang])).toEqual([]);
  expect(suggestColleagues('@w', [{ ...wang, self: true }])).toEqual([]);
});

test('a chosen name replaces what was written of it, and counts as long as it stays in the text', () => {
  const text = insertMention('Please look @wa', wang);
  expect(text).toBe('Please look @Wang Fang ');
  expect(mentionedIds(text, [wang, wang, weber])).toEqual(['w']);
});

test('a name that begins another, or another word, is not mentioned by it', () => {
  const short = colleague('s', 'Wang');
  expect(mentionedIds('@Wang Fang please', [short, wang])).toEqual(['w']);
  expect(mentionedIds('@Wang, @Wang Fang', [short, wang])).toEqual(['s', 'w']);
  expect(mentionedIds('@Webers', [weber])).toEqual([]);
  expect(mentionedIds('@J. (Jo)', [colleague('j', 'J. (Jo)')])).toEqual(['j']);
});
