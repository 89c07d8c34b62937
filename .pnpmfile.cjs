/**
 * Peers of what the server runs on that are there for tools alone: without this, Prisma's command
 * with its studio, and a compiler, would be installed wherever the server is.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const needless = {
  '@prisma/client': ['prisma', 'typescript'],
  '@trpc/server': ['typescript'],
  i18next: ['typescript'],
};

module.exports = {
  hooks: {
    /** @param {{ name?: string, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, object> }} manifest */
    readPackage(manifest) {
      for (const peer of needless[manifest.name ?? ''] ?? []) {
        delete manifest.peerDependencies?.[peer];
        delete manifest.peerDependenciesMeta?.[peer];
      }
      return manifest;
    },
  },
};
