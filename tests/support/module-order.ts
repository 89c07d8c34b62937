/**
 * The rows of `server/api/src`, from the top down: a folder or file imports only from rows above its own
 * and, within its row, from what stands left of it. Modules are named by their folder; a module, or the
 * office, is reached through its `index.ts` alone. `office/contract` counts as contract.
 */
export const moduleOrder: readonly (readonly string[])[] = [
  ['contract', 'core'],
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
  ['openapi'],
  ['backends'],
  ['compose.ts', 'open-api.ts', 'office-app.ts', 'app.ts', 'commands'],
];

const API = 'server/api/src/';
const places = new Map(moduleOrder.flat().map((name, place) => [name, place]));

/** The name in `moduleOrder` of a file; `null` for a file that is not of the API. */
export function nameOf(file: string): string | null {
  if (!file.startsWith(API)) return null;
  const [first = '', second = ''] = file.slice(API.length).split('/');
  if (first === 'office' && second === 'contract') return 'contract';
  return first === 'modules' ? second : first;
}

/** Whether one file of the API may import another one, by the order alone. */
export function isInOrder(from: string, to: string): boolean {
  const [importer, imported] = [nameOf(from), nameOf(to)];
  if (importer === null || imported === null || importer === imported) return true;
  return placeOf(imported) < placeOf(importer);
}

function placeOf(name: string): number {
  const place = places.get(name);
  if (place === undefined) throw new Error(`${API}${name} has no row in module-order.ts`);
  return place;
}

/** The folder that a file belongs to and that others reach through its `index.ts`; `null` without one. */
export function closedFolderOf(file: string): string | null {
  const module = /^server\/api\/src\/modules\/[^/]+\//.exec(file);
  if (module) return module[0];
  return file.startsWith(`${API}office/`) && nameOf(file) === 'office' ? `${API}office/` : null;
}
