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

const API = 'server/api/src/';
const places = new Map(moduleOrder.flat().map((name, place) => [name, place]));

/** The module of a file; `null` for a file that is neither of the API nor of the kit. */
export function moduleOf(file: string): string | null {
  if (file.startsWith('server/kit/src/')) return 'kit';
  if (!file.startsWith(API)) return null;
  const [first = '', second] = file.slice(API.length).split('/');
  if (second === undefined) return 'app';
  if (first === 'modules') return second;
  return first === 'office' && second === 'contract' ? 'contract' : first;
}

/** Whether a file of the API may import another one, by the order alone. */
export function isInOrder(from: string, to: string): boolean {
  const [importer, imported] = [moduleOf(from), moduleOf(to)];
  if (importer === null || imported === null || importer === imported) return true;
  return placeOf(imported) < placeOf(importer);
}

function placeOf(name: string): number {
  const place = places.get(name);
  if (place === undefined) throw new Error(`${name} has no row in module-order.ts`);
  return place;
}

/** The folder of a file that others reach through its `index.ts` alone; `null` without one. */
export function closedFolderOf(file: string): string | null {
  const module = /^server\/api\/src\/modules\/[^/]+\//.exec(file);
  if (module) return module[0];
  return file.startsWith(`${API}office/`) && moduleOf(file) === 'office' ? `${API}office/` : null;
}
