import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What the game server takes from Node, for its run in a page. */
export const nodeAliases = {
  'node:crypto': here('./crypto.ts'),
  'node:timers/promises': here('./timers-promises.ts'),
  '@fairhall/kit/sqlite': here('./sqlite.ts'),
  '@fairhall/kit/fairness/node-hmac': here('../game-server/stated-streams.ts'),
} as const;
