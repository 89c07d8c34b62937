import { createContext } from 'react';
import { useRequired } from '../required-context.ts';
import type { I18n } from './i18n.ts';

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

/** The i18n context. @throws outside of its provider */
export const useI18n = (): I18n => useRequired(I18nContext, 'i18n');
