import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './command.ts';

/** An import of a file by another one, types included. */
export type Import = { readonly from: string; readonly to: string };

const SOURCE = /\.(ts|tsx|mjs|cjs|js)$/;
const SPECIFIER =
  /\bfrom\s*'([^']+)'|\bimport\s*\(\s*'([^']+)'\s*\)|^\s*import\s+'([^']+)'|\brequire\('([^']+)'\)/gm;

/** The tracked sources of the repository. */
export function sourceFiles(): readonly string[] {
  const tracked = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' });
  return tracked
    .split('\n')
    .filter((file) => SOURCE.test(file) && existsSync(path.join(repository, file)));
}

/** Every import of a source by a source. */
export function importsOf(files: readonly string[]): readonly Import[] {
  const known = new Set(files);
  const packages = workspacePackages();
  return files.flatMap((from) => {
    const source = readFileSync(path.join(repository, from), 'utf8');
    return [...source.matchAll(SPECIFIER)].flatMap((match) => {
      const specifier = match.slice(1).find((part) => part !== undefined) ?? '';
      const base = placeOf(specifier, { from, packages });
      const to = base === null ? undefined : candidates(base).find((file) => known.has(file));
      return to === undefined || to === from ? [] : [{ from, to }];
    });
  });
}

type WorkspacePackage = {
  readonly folder: string;
  readonly exports: Record<string, string | { readonly '@fairhall/source'?: string }>;
};

function workspacePackages(): ReadonlyMap<string, WorkspacePackage> {
  const tracked = execFileSync('git', ['ls-files', '*package.json'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => file !== '');
  return new Map(
    files.map((file) => {
      const { name = file, exports = {} } = JSON.parse(
        readFileSync(path.join(repository, file), 'utf8'),
      );
      return [name, { folder: path.dirname(file), exports }];
    }),
  );
}

/** Where an import leads to, perhaps without its extension; `null` for a package from elsewhere. */
function placeOf(
  specifier: string,
  { from, packages }: { from: string; packages: ReadonlyMap<string, WorkspacePackage> },
): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  if (specifier.startsWith('@/')) return path.join('web/src', specifier.slice(2));
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  return found ? exportedPlace(found, ['.', ...rest].join('/')) : null;
}

function exportedPlace({ folder, exports }: WorkspacePackage, subpath: string): string | null {
  for (const [pattern, target] of Object.entries(exports)) {
    const source = typeof target === 'string' ? target : target['@fairhall/source'];
    const [before = '', after] = pattern.split('*');
    const isMatch =
      after === undefined
        ? subpath === pattern
        : subpath.startsWith(before) && subpath.endsWith(after);
    if (!source || !isMatch) continue;
    const part = subpath.slice(before.length, subpath.length - (after?.length ?? 0));
    return path.join(folder, source.replaceAll('*', part));
  }
  return null;
}

const candidates = (base: string): readonly string[] => [
  base,
  ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => `${base}${ending}`),
];

/** A cycle in each knot of files that import each other. */
export function cyclesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const start of next.keys()) {
    const trail: { file: string; rest: string[] }[] = [];
    const onTrail = new Set<string>();
    const enter = (file: string) => {
      trail.push({ file, rest: [...(next.get(file) ?? [])] });
      onTrail.add(file);
      done.add(file);
    };
    if (!done.has(start)) enter(start);
    for (let top = trail.at(-1); top; top = trail.at(-1)) {
      const file = top.rest.pop();
      if (file === undefined) {
        onTrail.delete(top.file);
        trail.pop();
      } else if (onTrail.has(file)) {
        const files = trail.map((one) => one.file);
        cycles.push([...files.slice(files.indexOf(file)), file]);
      } else if (!done.has(file)) enter(file);
    }
  }
  return cycles;
}
