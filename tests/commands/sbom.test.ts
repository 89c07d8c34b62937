import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { repository, runCommand } from '../support/command.ts';
import { fullTest } from '../support/full-suite.ts';

type Component = {
  readonly purl: string;
  readonly licenses?: readonly object[];
  readonly externalReferences?: readonly {
    readonly type: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  }[];
};

type Bill = { readonly components: readonly Component[] };

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

fullTest(
  'npm run sbom lists every shipped package with its digest and licence, and no tool',
  async () => {
    const { code, stderr } = await runCommand('npm', ['run', '--silent', 'sbom']);
    expect(code, stderr).toBe(0);
    const bill: Bill = JSON.parse(read('data/sbom.cdx.json'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });

    const listed = bill.components.map(({ purl }) => decodeURIComponent(purl));
    for (const workspace of [
      'server/kit',
      'server/api',
      'server/game-server',
      'server/mockpay',
      'web',
    ]) {
      const { dependencies } = JSON.parse(read(`${workspace}/package.json`));
      for (const [name, version] of Object.entries(dependencies)) {
        if (version !== 'workspace:*') expect(listed).toContain(`pkg:npm/${name}@${version}`);
      }
    }
    expect(listed.some((purl) => purl.startsWith('pkg:npm/find-my-way@'))).toBe(true);
    expect(listed.filter((purl) => /npm\/(vitest|tsx|@biomejs|@playwright)/.test(purl))).toEqual(
      [],
    );

    const foreign = bill.components.filter(
      ({ purl }) => !decodeURIComponent(purl).includes('@fairhall/'),
    );
    for (const { purl, licenses, externalReferences = [] } of foreign) {
      const { hashes } = externalReferences.find(({ type }) => type === 'distribution') ?? {};
      expect(hashes?.[0], purl).toMatchObject({
        alg: 'SHA-512',
        content: expect.stringMatching(/^[0-9a-f]{128}$/),
      });
      expect(licenses, purl).toHaveLength(1);
    }
  },
);
