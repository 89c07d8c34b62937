import '@/pay/styles/bootstrap.scss';
import '@/pay/styles/index.css';
import { localeOf } from '@fairhall/api/contract/locales';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { changeLanguage, i18n, startTexts } from '@/i18n/i18n.ts';
import type { Language } from '@/lib/api/contract-types.ts';
import { Checkout } from '@/pay/checkout.tsx';
import { textSource } from '@/pay/text-source.ts';
import { type Replies, serve } from './mock-servers.ts';
import { DESKTOP, render, type Size } from './screen.ts';

startTexts(textSource);

export type CheckoutPage = {
  readonly language?: Language;
  readonly replies?: Replies;
  readonly size?: Size;
};

/** Opens the checkout of the contract's order. @returns the texts of its language */
export async function openCheckout({
  language = 'en',
  replies = {},
  size = DESKTOP,
}: CheckoutPage) {
  serve(replies);
  await changeLanguage(language);
  document.documentElement.lang = localeOf[language];
  const path = '/pay/MP0F3C9A61B2D84E57A0C1F9E2B7D3468A';
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Checkout path={path} />
    </QueryClientProvider>,
    { path, size },
  );
  return i18n.getFixedT(language, 'checkout');
}
