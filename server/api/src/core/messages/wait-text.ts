import type { Language } from '../../contract/enums.ts';
import { localeOf } from '../../contract/locales.ts';

const MINUTE_S = 60;

const tryAgain: Readonly<Record<Language, (duration: string) => string>> = {
  en: (duration) => `Too many attempts, please try again in ${duration}`,
  'pt-br': (duration) => `Muitas tentativas, tente novamente em ${duration}`,
  id: (duration) => `Terlalu banyak percobaan, silakan coba lagi dalam ${duration}`,
  es: (duration) => `Demasiados intentos, inténtalo de nuevo en ${duration}`,
};

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
  });
  return tryAgain[language](duration.format(isShort ? waitS : Math.ceil(waitS / MINUTE_S)));
}
