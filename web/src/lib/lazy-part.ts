import { type ComponentType, createElement, lazy } from 'react';
import { allTexts } from '@/i18n/language.ts';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** What starts the parts over that could not be loaded. */
const failed = new Set<() => void>();

/** Lets every part that could not be loaded be asked for again, the next time it is shown. */
export function retryParts(): void {
  for (const startOver of failed) startOver();
  failed.clear();
}

/**
 * A page or dialog whose code loads on demand, together with the texts and styles that the home
 * page does without. The styles come first: a page's own rules build on them.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): ComponentType<Props> {
  return lazyPage(async () => {
    const [loaded] = await Promise.all([import('@/styles/later.ts').then(load), allTexts()]);
    return loaded;
  });
}

/** What loads on demand and needs no more than the first page has. */
export function lazyPage<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): ComponentType<Props> {
  const bring = async () => {
    try {
      await bringLostSheets();
      return await load();
    } catch (error) {
      failed.add(startOver);
      throw error;
    }
  };
  let part = lazy(bring);
  // React keeps the failure of a lazy component for good.
  const startOver = () => {
    part = lazy(bring);
  };
  const show: ComponentType<Props> = (props) => createElement(part, props);
  return show;
}

/** The bundler links each style sheet once, whether it comes or not: these did not. */
const lostSheets = new Set<HTMLLinkElement>();

// Such events do not bubble, they can be caught on their way down only.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target);
  },
  true,
);

async function bringLostSheets(): Promise<void> {
  const links = [...lostSheets];
  lostSheets.clear();
  await Promise.all(links.map(bringSheet));
}

function bringSheet(lost: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = lost.rel;
  link.href = lost.href;
  link.crossOrigin = lost.crossOrigin;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come`)));
    lost.replaceWith(link);
  });
}
