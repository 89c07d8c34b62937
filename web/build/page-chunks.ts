import type { Rolldown } from 'vite';

const PARTS =
  /[\\/](node_modules[\\/](lucide-react|react-bootstrap|@restart|classnames)|src[\\/](components[\\/]ui|lib))[\\/].*\.m?[jt]sx?$|[\\/]contract[\\/](record-bounds|sound)\.ts$/;

/** Lists of records, with their styles: of the wallet, the history and the other pages of a player's account. */
const RECORDS =
  /[\\/]src[\\/](components[\\/](records|ui[\\/](data-table|drawer|hide-balances|login-prompt|pager|table-frame))|styles[\\/]tables)/;

/** Styles would meet pages that lack them; fields of the contract bring the library that validates them. */
const APART = /\.css$|[\\/]api[\\/]src[\\/]contract[\\/]/;

/**
 * Few files for what pages of the player client share: small parts that many of them have, the lists of a
 * player's records, the code of the pages that open a game, and the library that validates what they read.
 */
export function pageChunks(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'validation', test: /node_modules[\\/]zod[\\/]v4[\\/]mini[\\/]/, minShareCount: 2 },
    {
      name: 'game-play',
      test: /[\\/](features[\\/]game-play|lib[\\/]player-record|node_modules[\\/]idb|game-frame[\\/]src|contract[\\/]record)[\\/.].*([jt]sx?|css)$/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'parts',
      name: (id, context) => (PARTS.test(id) && !importsApart(id, context) ? 'parts' : null),
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: 'records',
      test: RECORDS,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ];
}

function importsApart(id: string, context: Rolldown.ChunkingContext): boolean {
  const { importedIds = [] } = context.getModuleInfo(id) ?? {};
  return importedIds.some((imported) => APART.test(imported));
}
