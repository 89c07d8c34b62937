import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository, runCommand } from '../support/command.ts';

type Component = {
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly object[];
};

type Bill = {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test('npm run sbom lists every shipped package with its origin and its dependencies', async () => {
  const { code, stdout, stderr } = await runCommand('npm', ['run', '--silent', 'sbom']);
  expect(code, stderr).toBe(0);
  const text = read('data/sbom.cdx.json');
  const bill: Bill = JSON.parse(text);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(stdout).toContain(`${bill.components.length} packages`);

  const listed = new Set(
    bill.components.map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
    ),
  );
  for (const workspace of [
    'server/kit',
    'server/api',
    'server/game-server',
    'server/mockpay',
    'web',
  ]) {
    const { dependencies } = JSON.parse(read(`${workspace}/package.json`));
    for (const [name, version] of Object.entries(dependencies)) {
      if (version !== 'workspace:*') expect(listed).toContain(`${name}@${version}`);
    }
  }
  // Dependencies of development alone.
  expect([...listed].some((name) => name.startsWith('find-my-way@'))).toBe(true);
  expect([...listed].filter((name) => /^(vitest|tsx|@biomejs|@playwright)/.test(name))).toEqual([]);

  for (const { purl, hashes, licenses } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/[^\s]+@\d/);
    expect(hashes[0], purl).toMatchObject({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/),
    });
    expect(licenses, purl).toHaveLength(1);
  }
  const refs = new Set([
    bill.metadata.component['bom-ref'],
    ...bill.components.map((component) => component['bom-ref']),
  ]);
  expect(bill.dependencies).toHaveLength(refs.size);
  for (const { ref, dependsOn } of bill.dependencies) {
    for (const named of [ref, ...dependsOn]) expect(refs).toContain(named);
  }
  expect(text).not.toContain(repository);
  expect(text).not.toMatch(/https?:/);
});
