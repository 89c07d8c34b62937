import { expect, it } from 'vitest';
import {
  email,
  newPassword,
  nickName,
  optionalDetails,
  PASSWORD_LENGTH_MAX,
} from './player-fields.ts';

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
])('accepts %s as an email', (text) => {
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
])('rejects %j as an email, because a mail header has a meaning for it', (text) => {
  expect(email.safeParse(text).success).toBe(false);
});

it.each(['Zé', '李小龍', '👩‍👩‍👧‍👦', '@na_99', '  padded  '])(
  'accepts %s as a nickname',
  (text) => {
    expect(nickName.safeParse(text).success).toBe(true);
  },
);

it.each([
  'Admin',
  'ADMlN',
  'аdmіn',
  'Support',
  'Fairhall',
  'Fаirhаll Suррort',
  'a.d.m.i.n',
  'Ádmin',
  'ＡＤＭＩＮ',
  'The Casino Team',
])('rejects %s as a nickname, because it looks like a name of the house', (text) => {
  expect(nickName.safeParse(text).error?.issues).toMatchObject([
    { message: 'must not look like a name of the house' },
  ]);
});

it.each(['Adam', 'Team', 'The', 'Casino', 'Supporter of Ana', 'Админ Иван', 'Fair Hall of Fame'])(
  'accepts %s as a nickname, which no name of the house looks like',
  (text) => {
    expect(nickName.safeParse(text).success).toBe(true);
  },
);

it.each([
  ['ANA@Fairhall.TEST', 'ana@fairhall.test'],
  ['ana@c\u00f6d\u00e9.test', 'ana@xn--cd-cja4c.test'],
  ['ana@co\u0308de\u0301.test', 'ana@xn--cd-cja4c.test'],
  ['ana@xn--cd-cja4c.test', 'ana@xn--cd-cja4c.test'],
  ['e\u0301va@fairhall.test', '\u00e9va@fairhall.test'],
  ['ana+games@fairhall.test', 'ana+games@fairhall.test'],
  ['a.na@fairhall.test', 'a.na@fairhall.test'],
])('stores and compares the email %s as %s', (text, canonical) => {
  expect(email.parse(text)).toBe(canonical);
});

it.each([
  'ana\u200b@fairhall.test',
  'ana@fair\u00adhall.test',
  'an\u202ea@fairhall.test',
  'ana@fairhall.test/x',
])('rejects %j as an email, which looks like another address', (text) => {
  expect(email.safeParse(text).success).toBe(false);
});

it.each([...unprintable, '\u200b\u200b', '\u2060'])(
  'rejects %j as a nickname, because it is not visible text on one line',
  (text) => {
    expect(nickName.safeParse(text).success).toBe(false);
  },
);

it.each(['', '  ', '+55 11 91234-5678', 'Rua das Flores, 12 – apto. 3º', '東京都', '👩‍👩‍👧‍👦'])(
  'accepts %j as a phone number, an address or a country',
  (text) => {
    for (const detail of Object.values(optionalDetails)) {
      expect(detail.safeParse(text).success).toBe(true);
    }
  },
);

it.each(unprintable)('rejects %j as a phone number, an address or a country', (text) => {
  for (const detail of Object.values(optionalDetails)) {
    expect(detail.safeParse(text).error?.issues[0]?.message).toBe('must be plain text on one line');
  }
});

it('accepts any characters in a password except lone surrogates', () => {
  expect(newPassword.safeParse('tab\there 👍').success).toBe(true);
  expect(newPassword.safeParse('12345678\ud83d').success).toBe(false);
});

it('checks the length of a password in the form that is hashed', () => {
  const longest = '\u00e9'.repeat(PASSWORD_LENGTH_MAX);
  expect(newPassword.parse(longest.normalize('NFD'))).toBe(longest);
  expect(newPassword.safeParse(`${longest}1`).success).toBe(false);
  expect(newPassword.safeParse('1234e\u0301e\u0301e\u0301').success).toBe(false);
});

it('reads an email in every Unicode form as the same', () => {
  const forms = ['\u00dcn\u00ef@fairhall.test', 'U\u0308ni\u0308\uff20fairhall.test'];
  expect(forms.map((form) => email.parse(form))).toEqual(
    Array(2).fill('\u00fcn\u00ef@fairhall.test'),
  );
});
