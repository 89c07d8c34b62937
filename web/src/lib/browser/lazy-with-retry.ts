import { type ComponentType, createElement, lazy, useState } from 'react';
import { type Namespace, withTexts } from '@/i18n/i18n.ts';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** Resets of the components whose code failed to load. */
const failed = new Set<() => void>();

/** Resets every component that failed to load, so that its next render requests the code again. */
export function retryFailedChunks(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * React's `lazy` for a page or dialog, with a failed load that can be retried. `preload` loads it before it is
 * shown.
 * @param namespaces the texts that it shows beside those of the first load
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  namespaces: readonly Namespace[] = [],
): ComponentType<Props> & { readonly preload: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | null = null;
  const loadAll = async () => {
    try {
      await reloadFailedStyles();
      const module = await withTexts(load, namespaces);
      loaded = module.default;
      return module;
    } catch (error) {
      failed.add(reset);
      throw error;
    }
  };
  let component = lazy(loadAll);
  // React caches the failure of a lazy component.
  const reset = () => {
    component = lazy(loadAll);
  };
  const choose = () => loaded ?? component;
  return Object.assign((props: Props) => createElement(Chosen<Props>, { choose, props }), {
    preload: loadAll,
  });
}

/**
 * What is loaded by the first render is rendered as it is: in place of a lazy component React would show the
 * fallback before it, for a third of a second.
 */
function Chosen<Props extends object>({
  choose,
  props,
}: {
  readonly choose: () => ComponentType<Props>;
  readonly props: Props;
}) {
  const [chosen] = useState(choose);
  return createElement(chosen, props);
}

/** Retries style sheets that failed to load: the bundler links each one only once. */
const failedStyles = new Set<HTMLLinkElement>();

// The error events of links do not bubble: only a capturing listener receives them.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

async function reloadFailedStyles(): Promise<void> {
  const links = [...failedStyles];
  failedStyles.clear();
  await Promise.all(links.map(reloadStyle));
}

function reloadStyle(failedLink: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = failedLink.rel;
  link.href = failedLink.href;
  link.crossOrigin = failedLink.crossOrigin;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come`)));
    failedLink.replaceWith(link);
  });
}
