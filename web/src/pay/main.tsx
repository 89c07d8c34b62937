import { localeOf } from '@fairhall/api/contract/locales';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { changeLanguage, startTexts } from '@/i18n/i18n.ts';
import { Checkout } from './checkout.tsx';
import { pickLanguage } from './pick-language.ts';
import './styles/bootstrap.scss';
import './styles/index.css';
import { textSource } from './text-source.ts';

const root = document.getElementById('root');
if (!root) throw new Error('pay.html has no #root');

// The order's language, which Mockpay writes into the document, takes precedence over the
// browser's.
const { language: ordered = '' } = document.documentElement.dataset;
const language = pickLanguage([ordered, ...navigator.languages]);
startTexts(textSource);
// English when the texts fail to load, so that the payment can proceed.
await changeLanguage(language).catch(() => undefined);
document.documentElement.lang = localeOf[language];

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Checkout path={window.location.pathname} />
    </QueryClientProvider>
  </StrictMode>,
);
