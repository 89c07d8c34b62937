import { expect, it } from 'vitest';
import { wayTo } from './own-pages.ts';

const chunk = (moduleIds: string[], imports: string[] = [], dynamicImports: string[] = []) =>
  ({ type: 'chunk', moduleIds, imports, dynamicImports }) as const;

const bundle = {
  'play.html': { type: 'asset', source: '<script src="/assets/play.js"></script>' },
  'pay.html': { type: 'asset', source: '<script src="/assets/pay.js"></script>' },
  'assets/play.js': chunk(['src/play/main.tsx'], [], ['assets/slot.js']),
  'assets/slot.js': chunk(['src/play/slot.tsx'], ['assets/first.js']),
  'assets/pay.js': chunk(['src/pay/main.tsx'], ['assets/all.js']),
  'assets/all.js': chunk(['src/lib/money.ts'], ['assets/pay.js']),
  'assets/first.js': chunk(['src/lib/session.ts', 'src/app/main.tsx']),
} as const;

it('finds the way from a document to the client, through what loads later too', () => {
  const way = wayTo({ bundle, document: 'play.html', client: 'app/main.tsx' });
  expect(way).toEqual(['assets/play.js', 'assets/slot.js', 'assets/first.js']);
});

it('finds none from a document that keeps to itself', () => {
  expect(wayTo({ bundle, document: 'pay.html', client: 'app/main.tsx' })).toBeNull();
});
