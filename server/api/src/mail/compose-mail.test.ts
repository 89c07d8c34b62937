import { expect, it } from 'vitest';
import { languages } from '../contract/enums.ts';
import { composeMail } from './compose-mail.ts';
import en from './locales/en/mails.json' with { type: 'json' };

const { playMoney: _everyMail, ...mails } = en;
const names = Object.keys(mails) as (keyof typeof mails)[];
const link = 'https://fairhall.test/home#resetToken=a&b="><script>';

it.each(languages)('composes every mail in %s, as text and HTML', (language) => {
  for (const name of names) {
    const mail = composeMail({ name, to: { email: 'ana@fairhall.test', language }, link });
    expect(mail.subject.length).toBeGreaterThan(5);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`<html lang="${language === 'pt-br' ? 'pt-BR' : language}">`);
  }
});

it('composes a different text in each language', () => {
  for (const name of names) {
    const texts = languages.map(
      (language) => composeMail({ name, to: { email: 'a@fairhall.test', language }, link }).text,
    );
    expect(new Set(texts).size).toBe(languages.length);
  }
});

it('escapes HTML', () => {
  const to = { email: 'ana@fairhall.test', language: 'en' };
  const { html } = composeMail({ name: 'passwordReset', to, link });
  expect(html).not.toContain('<script>');
  expect(html).toContain('resetToken=a&amp;b=&quot;&gt;&lt;script&gt;');
});

it('composes English for an unknown language', () => {
  const to = { email: 'ana@fairhall.test', language: 'xx' };
  expect(composeMail({ name: 'welcome', to, link }).subject).toBe('Welcome to Fairhall');
});
