import { type Language, languages } from '../contract/enums.ts';
import { addTexts } from '../core/i18n/i18n.ts';
import en from './locales/en/mails.json' with { type: 'json' };
import es from './locales/es/mails.json' with { type: 'json' };
import id from './locales/id/mails.json' with { type: 'json' };
import ptBr from './locales/pt-br/mails.json' with { type: 'json' };
import type { Mail } from './mail.ts';

const mailTexts = addTexts('mails', { en, 'pt-br': ptBr, id, es });

type MailName = Exclude<keyof typeof en, 'playMoney'>;

/** The recipient of a mail: columns of the player's row. */
export type Recipient = { readonly email: string; readonly language: string };

/**
 * A mail in the recipient's language: the event, one link, what to do if it was not the player, and
 * the play-money notice. It contains no user input, so that it cannot be abused to send text.
 */
export function composeMail(content: { name: MailName; to: Recipient; link: string }): Mail {
  const { name, to, link } = content;
  const language = languages.find((known) => known === to.language) ?? 'en';
  const t = mailTexts(language);
  const subject = t(`${name}.subject`);
  const before = t(`${name}.before`, { returnObjects: true });
  const action = t(`${name}.action`);
  const after = t(`${name}.after`, { returnObjects: true });
  const playMoney = t('playMoney');
  const text = [...before, `${action}: ${link}`, ...after, `-- \n${playMoney}`].join('\n\n');
  return {
    to: to.email,
    subject,
    text: `${text}\n`,
    html: htmlOf({ language, subject, before, action, after, playMoney, link }),
  };
}

function htmlOf(parts: {
  language: Language;
  subject: string;
  before: readonly string[];
  action: string;
  after: readonly string[];
  playMoney: string;
  link: string;
}): string {
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join('\n');
  const lang = parts.language === 'pt-br' ? 'pt-BR' : parts.language;
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${escaped(parts.subject)}</title></head>
<body style="margin:0;padding:24px;background:#e9efec;color:#14211b;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-weight:700">Fairhall</p>
<h1 style="margin:0 0 16px;font-size:22px">${escaped(parts.subject)}</h1>
${paragraphs(parts.before)}
<p style="margin:0 0 16px"><a href="${escaped(parts.link)}" style="display:inline-block;padding:12px 20px;background:#ffc04a;color:#2a1800;font-weight:700;border-radius:8px;text-decoration:none">${escaped(parts.action)}</a></p>
${paragraphs(parts.after)}
<p style="margin:24px 0 0;font-size:13px;color:#54645c">${escaped(parts.playMoney)}</p>
</div>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
