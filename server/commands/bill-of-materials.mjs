/**
 * @typedef {object} PackageNode as `pnpm list --json` prints it
 * @property {string} version
 * @property {string} path
 * @property {Record<string, PackageNode>} [dependencies] missing when the package was printed
 *   before
 */

/**
 * @typedef {object} PackageDetails fields of a component besides name and version
 * @property {string} license as in the package's manifest
 * @property {string} integrity as in the lockfile: "sha512-…"
 */

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string} version
 * @property {Record<string, PackageNode>[]} dependencies one record per workspace
 */

/**
 * The software bill of materials of the shipped packages: CycloneDX 1.6 as JSON
 * (https://cyclonedx.org/docs/1.6/json/).
 * @param {Product} product
 * @param {object} options
 * @param {(node: PackageNode) => boolean} options.isInstalled
 * @param {(node: PackageNode & { name: string }) => PackageDetails} options.detailsOf
 * @param {Date} options.now
 */
export function billOfMaterials(product, { isInstalled, detailsOf, now }) {
  /** @type {Map<string, PackageNode & { name: string }>} */
  const packages = new Map();
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  const productRef = `pkg:npm/${product.name}@${product.version}`;
  for (const dependencies of product.dependencies) collect(productRef, dependencies);

  /**
   * @param {string} parent
   * @param {Record<string, PackageNode>} dependencies
   */
  function collect(parent, dependencies) {
    const edges = graph.get(parent) ?? new Set();
    graph.set(parent, edges);
    for (const [name, node] of Object.entries(dependencies)) {
      // A workspace package is a part of the product.
      if (node.version.startsWith('link:')) {
        collect(parent, node.dependencies ?? {});
        continue;
      }
      // An optional package for another platform.
      if (!isInstalled(node)) continue;
      const ref = packageUrl({ name, version: node.version });
      edges.add(ref);
      packages.set(ref, { ...node, name });
      if (!graph.has(ref)) graph.set(ref, new Set());
      collect(ref, node.dependencies ?? {});
    }
  }

  const sorted = [...packages].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        'bom-ref': productRef,
        name: product.name,
        version: product.version,
      },
    },
    components: sorted.map(([ref, node]) => component({ ref, node, details: detailsOf(node) })),
    dependencies: [...graph]
      .map(([ref, edges]) => ({ ref, dependsOn: [...edges].sort() }))
      .sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
}

/**
 * @param {{ ref: string, node: PackageNode & { name: string }, details: PackageDetails }} options
 */
function component({ ref, node: { name, version }, details: { license, integrity } }) {
  const [scope, ...rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': ref,
    ...(scope && { group: scope }),
    name: rest.join('/'),
    version,
    purl: ref,
    hashes: [
      {
        alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
        content: Buffer.from(digest, 'base64').toString('hex'),
      },
    ],
    licenses: [licenseChoice(license)],
  };
}

/** @param {string} license an SPDX id, an SPDX expression, or free text */
function licenseChoice(license) {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license };
  return { license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } };
}

/**
 * The package URL as in https://github.com/package-url/purl-spec.
 * @param {{ name: string, version: string }} package_
 */
function packageUrl({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/**
 * The digests of a pnpm lockfile, by `name@version`.
 * @param {string} lockfile
 * @returns {Map<string, string>}
 */
export function integrities(lockfile) {
  const entry = /^ {2}'?([^\s'][^']*?)'?:\n {4}resolution: \{integrity: ([^,}\s]+)/gm;
  return new Map([...lockfile.matchAll(entry)].map(([, key = '', digest = '']) => [key, digest]));
}
