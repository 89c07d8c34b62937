import { expect, it } from 'vitest';
import { email, nickName } from './player-fields.ts';

it.each([
  'ana@fairhall.test',
  'ana+games@mail.fairhall.test',
  'ünï@cödé.test',
  "o'brien@fairhall.test",
])('takes %s for an email', (text) => {
  expect(email.safeParse(text).success).toBe(true);
});

it.each([
  'list,victim@fairhall.test',
  '<victim@fairhall.test>',
  '"victim"@fairhall.test',
  'victim@fairhall.test;other',
  'ana\u0000@fairhall.test',
  'ana@fair\u0007hall.test',
  'ana@[127.0.0.1]',
])('takes no %j for an email, which a mail would read in its own way', (text) => {
  expect(email.safeParse(text).success).toBe(false);
});

it.each(['Zé', '李小龍', '👩‍👩‍👧‍👦', '@na_99', '  padded  '])('takes %s for a nickname', (text) => {
  expect(nickName.safeParse(text).success).toBe(true);
});

it.each(['\u200b\u200b', 'a\u0000b', 'two\nlines', '\u2060'])(
  'takes no %j for a nickname: nobody could see or say it',
  (text) => {
    expect(nickName.safeParse(text).success).toBe(false);
  },
);
