import { localeOf } from '@fairhall/api/contract/locales';
import { useLanguage } from '@/i18n/language.ts';

/** Formats numbers in the language of the interface. */
export function useNumbers() {
  const locale = localeOf[useLanguage()];
  return {
    count: (value: number) => value.toLocaleString(locale),
    /** As "96.05%", from 96.05. */
    percent: (value: number) =>
      (value / 100).toLocaleString(locale, { style: 'percent', ...twoDecimals }),
    /** Percentage points without their unit, as "2.17". */
    points: (value: number) => value.toLocaleString(locale, twoDecimals),
    megabytes: (bytes: number) =>
      `${(bytes / BYTES_PER_MB).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`,
  };
}

const BYTES_PER_MB = 1_000_000;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
