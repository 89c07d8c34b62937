import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkout } from './checkout.tsx';
import { pickLanguage } from './i18n/pick-language.ts';
import { loadSpeech, SpeechProvider } from './i18n/speech.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('pay.html has no #root');

// The order's language, which Mockpay writes into the document, comes before the browser's own.
const { language: ordered = '' } = document.documentElement.dataset;
const speech = await loadSpeech(pickLanguage([ordered, ...navigator.languages]));
document.documentElement.lang = speech.locale;

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <SpeechProvider value={speech}>
        <Checkout path={window.location.pathname} />
      </SpeechProvider>
    </QueryClientProvider>
  </StrictMode>,
);
