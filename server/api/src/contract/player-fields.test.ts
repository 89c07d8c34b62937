import { expect, it } from 'vitest';
import { email, newPassword, nickName, optionalDetails } from './player-fields.ts';

const unprintable = [
  'a\u0000b',
  'two\nlines',
  'two\u2028lines',
  'a\tb',
  'a\u0085b',
  'half a \ud83d',
  'read \u202ebackwards',
];

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

it.each([...unprintable, '\u200b\u200b', '\u2060'])(
  'takes no %j for a nickname: nobody could see or say it',
  (text) => {
    expect(nickName.safeParse(text).success).toBe(false);
  },
);

it.each(['', '  ', '+55 11 91234-5678', 'Rua das Flores, 12 – apto. 3º', '東京都', '👩‍👩‍👧‍👦'])(
  'takes %j for a phone number, an address or a country',
  (text) => {
    for (const detail of Object.values(optionalDetails)) {
      expect(detail.safeParse(text).success).toBe(true);
    }
  },
);

it.each(unprintable)('takes no %j for a phone number, an address or a country', (text) => {
  for (const detail of Object.values(optionalDetails)) {
    expect(detail.safeParse(text).error?.issues[0]?.message).toBe('must be plain text on one line');
  }
});

it('takes any whole characters for a password, and no halves', () => {
  expect(newPassword.safeParse('tab\there 👍').success).toBe(true);
  expect(newPassword.safeParse('12345678\ud83d').success).toBe(false);
});
