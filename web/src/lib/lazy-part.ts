import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { allTexts } from '@/i18n/language.ts';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/**
 * A page or dialog whose code loads on demand, together with the texts and styles that the home
 * page does without. The styles come first: a page's own rules build on them.
 */
export function lazyPart<Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [loaded] = await Promise.all([import('@/styles/later.ts').then(load), allTexts()]);
    return loaded;
  });
}
