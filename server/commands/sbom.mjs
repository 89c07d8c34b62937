import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { billOfMaterials, integrities } from './bill-of-materials.mjs';
import { PNPM } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { CommandError } from './command-error.mjs';
import { root } from './root.mjs';

/** @typedef {import('./bill-of-materials.mjs').PackageNode} PackageNode */

const FILE = path.join('data', 'sbom.cdx.json');
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

/** `npm run sbom`: writes the shipped packages to a file in the CycloneDX format. */
await runCommand(async () => {
  const { name, version } = readJson('package.json');
  const digests = integrities(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
  const bill = billOfMaterials(
    { name, version, dependencies: await shippedDependencies() },
    {
      now: new Date(),
      isInstalled: (node) => existsSync(node.path),
      detailsOf(node) {
        const integrity = digests.get(`${node.name}@${node.version}`);
        if (!integrity) throw new CommandError(`The lockfile has no digest of ${node.name}.`);
        return { integrity, license: licenseOf(node) };
      },
    },
  );
  mkdirSync(path.join(root, 'data'), { recursive: true });
  writeFileSync(path.join(root, FILE), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${FILE}: ${bill.components.length} packages`);
});

/**
 * The run-time dependencies of the server and the web client. The tests and the art are not
 * shipped.
 * @returns {Promise<Record<string, PackageNode>[]>}
 */
async function shippedDependencies() {
  const filters = ['@fairhall/stack...', '@fairhall/web'].flatMap((name) => ['--filter', name]);
  const list = ['list', '--json', '--prod', '--depth', 'Infinity'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', PNPM, ...filters, ...list], {
    cwd: root,
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  /** @type {{ dependencies?: Record<string, PackageNode> }[]} */
  const workspaces = JSON.parse(stdout);
  return workspaces.map(({ dependencies = {} }) => dependencies);
}

/** @param {PackageNode} node */
function licenseOf(node) {
  const { license, licenses } = JSON.parse(
    readFileSync(path.join(node.path, 'package.json'), 'utf8'),
  );
  // Some old packages have an object or a list of several here.
  const stated = license?.type ?? license ?? licenses?.[0]?.type;
  return typeof stated === 'string' ? stated : 'not stated';
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
