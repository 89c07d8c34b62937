import type { ErrorName, SessionEndReason } from '@fairhall/kit/errors';
import type { Language } from '../../contract/enums.ts';
import { localeOf } from '../../contract/locales.ts';
import { addTexts } from './i18n.ts';
import en from './locales/en/errors.json' with { type: 'json' };
import es from './locales/es/errors.json' with { type: 'json' };
import id from './locales/id/errors.json' with { type: 'json' };
import ptBr from './locales/pt-br/errors.json' with { type: 'json' };

const MINUTE_S = 60;

const errorTexts = addTexts('errors', { en, 'pt-br': ptBr, id, es });

/** The message of a refusal, an error or a session end. */
export function messageText(
  name: ErrorName | Exclude<SessionEndReason, 'SESSION_EXPIRED'>,
  language: Language,
): string {
  return errorTexts(language)(`messages.${name}`);
}

/**
 * The message of a rate limit with the time to wait: seconds up to a minute, then whole minutes,
 * rounded up.
 */
export function waitText({ waitS, language }: { waitS: number; language: Language }): string {
  const isShort = waitS <= MINUTE_S;
  const duration = new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(isShort ? waitS : Math.ceil(waitS / MINUTE_S));
  return errorTexts(language)('tooManyAttempts', { duration });
}
