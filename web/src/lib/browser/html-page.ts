import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type HtmlPage = {
  readonly title: string;
  /** The page's own style sheet: it uses none of the client's. */
  readonly sheet: string;
  readonly content: ReactNode;
};

/**
 * The source of a self-contained page in the player's language, which any browser can open offline,
 * print or save as a PDF. React escapes the content.
 */
export function htmlPage({ title, sheet, content }: HtmlPage): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = document.documentElement.lang;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  const style = page.createElement('style');
  style.textContent = sheet;
  page.head.prepend(charset, viewport);
  page.head.append(style);
  const root = createRoot(page.body);
  flushSync(() => root.render(content));
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  root.unmount();
  return text;
}
