import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { settingNames } from '../server/kit/src/setting-variables.ts';
import { repository } from './support/command.ts';
import { readHttpFile } from './support/http-file.ts';
import { sourceFiles } from './support/import-graph.ts';

/* The documents name files, commands and settings that exist, and the decision records stay short. */

const RECORDS_MAX = 25;
/** In words. */
const RECORD_LENGTH_MAX = 200;

const documents = await loadDocuments();
const readme = await readFile(path.join(repository, 'README.md'), 'utf8');
const manifest = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));

test('every npm script that a document names exists', () => {
  for (const [file, text] of documents) {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(Object.keys(manifest.scripts), file).toEqual(expect.arrayContaining(named));
  }
});

test('every npm script is named by a document', () => {
  const texts = documents.map(([, text]) => text).join('\n');
  const named = [...texts.matchAll(/npm (?:run )?([\w:-]+)/g)].map((match) => match[1]);
  const commands = Object.keys(manifest.scripts).filter(
    (name) => manifest.scripts[name] !== 'wireit',
  );
  expect(named).toEqual(expect.arrayContaining(commands));
});

test('every linked file and heading of a document exists', () => {
  const headings = new Map(documents.map(([file, text]) => [file, anchorsOf(text)]));
  for (const [file, text] of documents) {
    for (const [link, to = '', anchor] of text.matchAll(
      /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g,
    )) {
      const target = to === '' ? file : path.join(path.dirname(file), to);
      expect(existsSync(path.join(repository, target)), `${file}: ${link}`).toBe(true);
      if (anchor) expect(headings.get(target), `${file}: ${link}`).toContain(anchor);
    }
  }
});

describe('the decision records', () => {
  const folder = 'docs/decisions/';
  const records = documents.filter(([file]) => /^docs\/decisions\/\d/.test(file)).sort();
  const names = records.map(([file]) => file.slice(folder.length));

  it('are at most 25, numbered without gaps', () => {
    expect(records.length).toBeLessThanOrEqual(RECORDS_MAX);
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(names.map((_, index) => index + 1));
  });

  it.each(records)('%s has at most 200 words, in three sections', (_, text) => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(RECORD_LENGTH_MAX);
    const sections = [...text.matchAll(/^## (.+)/gm)].map((match) => match[1]);
    expect(sections).toEqual(['Context', 'Decision', 'Consequences']);
  });

  it('are all in the index, with their titles and in their order', () => {
    const [, index = ''] = documents.find(([file]) => file === `${folder}README.md`) ?? [];
    const listed = [...index.matchAll(/^- \[(\d+\. .+)\]\((.+)\)$/gm)].map((match) =>
      match.slice(1),
    );
    const titles = records.map(([, text]) => /^# (.+)/.exec(text)?.[1]);
    expect(listed).toEqual(titles.map((title, position) => [title, names[position]]));
  });

  it('have the number by which a document names them', () => {
    for (const [file, text] of documents) {
      const links = text.matchAll(/\[(?:decision )?(\d+)\]\((?:[\w./]*\/)?(\d{4})-[\w-]+\.md\)/g);
      for (const [link, named = '', linked = ''] of links) {
        expect(Number(linked), `${file}: ${link}`).toBe(Number(named));
      }
    }
  });

  it('exist where a comment names them', () => {
    const numbers = names.map((name) => name.slice(0, 4));
    for (const file of sourceFiles()) {
      const text = readFileSync(path.join(repository, file), 'utf8');
      for (const [, number = ''] of text.matchAll(/docs\/decisions\/(\d{4})/g)) {
        expect(numbers, file).toContain(number);
      }
    }
  });
});

test('every file and folder of the repository that a document names exists', () => {
  const roots = 'server|web|tests|prisma|seed|docs|\\.github';
  for (const [file, text] of documents) {
    const named = [...text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+)\``, 'g'))];
    for (const [, name = ''] of named) {
      expect(existsSync(path.join(repository, name)), `${file}: ${name}`).toBe(true);
    }
  }
});

test('every test that docs/security.md names exists', async () => {
  const security = await readFile(path.join(repository, 'docs/security.md'), 'utf8');
  const found = await Promise.all(
    ['tests', 'server', 'web/src'].map(async (folder) => {
      const names = await readdir(path.join(repository, folder), { recursive: true });
      return folder === 'tests' ? names : names.map((name) => path.posix.join(folder, name));
    }),
  );
  const tests = found.flat().filter((name) => /\.(test|spec)\.ts$/.test(name));
  const named = [...security.matchAll(/`(([a-z0-9]+\/)[\w./-]*|claims|zones\.test\.ts)\*?`/g)];
  const claimed = named.filter(([, , folder]) => folder !== 'data/' && folder !== 'tests/');
  expect(claimed.length).toBeGreaterThan(60);
  for (const [text, name = ''] of claimed) {
    expect(
      tests.some((file) => isNamed(file, { name, isPrefix: text.includes('*') })),
      text,
    ).toBe(true);
  }
});

/** Whether a test file is the named one, or in the named folder. */
function isNamed(file: string, { name, isPrefix }: { name: string; isPrefix: boolean }): boolean {
  const isOfIt = [name, `${name}.test.ts`, `${name}.spec.ts`].includes(file);
  return isOfIt || file.startsWith(isPrefix ? name : `${name.replace(/\/$/, '')}/`);
}

test('docs/api.http names its client, and sends no token that a request before it has replaced', async () => {
  const text = await readFile(path.join(repository, 'docs/api.http'), 'utf8');
  expect(text.split('\n###')[0]).toContain('REST Client');
  const { requests } = readHttpFile(text);
  const renewal = requests.findIndex(({ url }) => url.endsWith('/user/refreshToken'));
  expect(renewal).toBeGreaterThan(0);
  const later = requests.slice(renewal + 1).filter(({ headers }) => 'Authorization' in headers);
  // By hand the calls take longer than the ten seconds for which the old token is valid.
  expect(later).toEqual([]);
});

test('the README’s table lists exactly the existing settings', () => {
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Troubleshooting'));
  const named = [...table.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(
    (match) => match[1]?.split(', ') ?? [],
  );
  expect(named.sort()).toEqual([...settingNames].sort());
});

async function loadDocuments(): Promise<readonly (readonly [file: string, text: string])[]> {
  const inDocs = (await readdir(path.join(repository, 'docs'), { recursive: true })).filter(
    (name) => name.endsWith('.md'),
  );
  const files = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((name) => path.join('docs', name))];
  return Promise.all(
    files.map(
      async (file): Promise<[string, string]> => [
        file,
        await readFile(path.join(repository, file), 'utf8'),
      ],
    ),
  );
}

/** The anchors of a document: those of its headings, as GitHub makes them, and explicit ones. */
function anchorsOf(text: string): readonly string[] {
  const headings = [...text.matchAll(/^#+ (.+)/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
}
