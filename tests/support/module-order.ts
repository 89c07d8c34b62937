/**
 * The modules of `server/api/src` in their order: each row imports from the rows above it, and within
 * a row a module from those before it. `app` is what lies in no folder: composition and start.
 */
export const moduleOrder: readonly (readonly string[])[] = [
  ['kit', 'contract', 'core'],
  ['http'],
  ['db', 'ledger', 'jobs', 'mail', 'infrastructure'],
  ['users'],
  ['restrictions'],
  ['auth', 'second-factor'],
  ['notifications'],
  ['providers', 'games', 'favorites'],
  ['wallets'],
  ['payments'],
  ['play'],
  ['rewards'],
  ['history'],
  ['safer-play'],
  ['support', 'health'],
  ['office'],
  ['openapi', 'backends', 'app', 'commands'],
];
