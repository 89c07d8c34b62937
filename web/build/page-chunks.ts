import type { Rolldown } from 'vite';

/**
 * Two files for what pages of the player client share: small parts that many of them have, and the
 * code of the pages that open a game. No module of them has styles, which would meet pages that lack
 * them.
 */
export function pageChunks(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: 'parts',
      test: /[\\/]node_modules[\\/](lucide-react|react-bootstrap|@restart|classnames)[\\/]|[\\/](confirm-dialog|idempotency-key|sound|sound-settings|record-bounds)\.tsx?$/,
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: 'game-play',
      test: /[\\/](features[\\/]game-play|lib[\\/]player-record|node_modules[\\/]idb)[\\/].*\.[jt]sx?$/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ];
}
