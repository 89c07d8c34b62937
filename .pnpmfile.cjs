/**
 * Peer dependencies of run-time packages that only tools use. Without this, Prisma's command with
 * its studio and a compiler would be installed with every server.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const needless = {
  '@prisma/client': ['prisma', 'typescript'],
  '@trpc/server': ['typescript'],
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
