import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { root } from './root.mjs';
import { run } from './tools.mjs';

/** The release of pnpm that reads its lockfile for a bill of materials; the packages are installed by another. */
const READER = 'pnpm@12.21.0';

/**
 * `npm run sbom`: writes the packages that the server and the web client ship, with digests and
 * licences, to `data/sbom.cdx.json` in the CycloneDX format. Tests and art are not shipped.
 */
await runCommand(async () => {
  mkdirSync(path.join(root, 'data'), { recursive: true });
  const shipped = ['--filter', '@fairhall/stack...', '--filter', '@fairhall/web'];
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  const options = ['--prod', '--sbom-type', 'application', '--out', 'data/sbom.cdx.json'];
  await run('npx', ['--yes', READER, ...shipped, 'sbom', ...format, ...options]);
});
