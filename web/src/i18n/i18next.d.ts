import 'i18next';
import type { en as office } from '@/office/i18n/en.ts';
import type { en as pay } from '@/pay/i18n/en.ts';
import type * as en from './en.ts';
import type * as deferred from './en-deferred.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en & typeof deferred; pay: typeof pay; office: typeof office };
  }
}
