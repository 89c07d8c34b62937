import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * What a page loads before anything is asked of it, read from the sources. The bundler knows it
 * too, but only after it has decided how to cut.
 */

const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const ICONS = /^import \{([^}]*)\} from 'lucide-react';/gm;

type Walk = {
  /** Files below the source folder. */
  readonly from: readonly string[];
  readonly sourceDir: string;
  /** Whether to follow what loads later as well. */
  readonly withLater?: boolean;
};

/** The files of ours that belong to the given ones, those of the contract too. */
export function filesBehind({ from, sourceDir, withLater = false }: Walk): Set<string> {
  const found = new Set<string>();
  const queue = from.map((file) => path.join(sourceDir, file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const names = [
      ...source.matchAll(STATIC_IMPORT),
      ...(withLater ? source.matchAll(DYNAMIC_IMPORT) : []),
    ];
    for (const [, name = ''] of names) {
      const target = resolve({ name, from: file, sourceDir });
      if (target !== null) queue.push(target);
    }
  }
  return found;
}

type Import = { readonly name: string; readonly from: string; readonly sourceDir: string };

/** Null for packages, and for what only the bundler knows. */
function resolve({ name, from, sourceDir }: Import): string | null {
  const shared = WORKSPACE.exec(name);
  if (shared) return sourceFile(shared[1] ?? '', shared[2] ?? '');
  const file = name.startsWith('@/')
    ? path.join(sourceDir, name.slice(2))
    : path.resolve(path.dirname(from), name);
  const isOurs = name.startsWith('@/') || name.startsWith('.');
  return isOurs && existsSync(file) ? file : null;
}

const WORKSPACE = /^@fairhall\/([\w-]+)\/(.+)$/;
const SERVERS = fileURLToPath(new URL('../../server', import.meta.url));

/** The source of what a package of the servers exports. */
function sourceFile(name: string, exported: string): string | null {
  const file = path.join(SERVERS, name, 'src', exported);
  return [`${file}.ts`, path.join(file, 'index.ts')].find((one) => existsSync(one)) ?? null;
}

/** The icons that the files import, as the names of the library's files: "arrow-down-to-line". */
export function iconsOf(files: ReadonlySet<string>): Set<string> {
  const fileOf = iconFiles();
  const icons = new Set<string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(ICONS)) {
      for (const name of names.split(',')) {
        // `Ticket as TicketIcon` is the icon Ticket.
        const icon = fileOf.get(name.trim().split(' as ')[0] ?? '');
        if (icon !== undefined) icons.add(icon);
      }
    }
  }
  return icons;
}

/** The file of each name that the library exports; icons that were renamed have several. */
function iconFiles(): Map<string, string> {
  const entry = createRequire(import.meta.url).resolve('lucide-react');
  const index = path.join(path.dirname(entry), '..', 'esm', 'lucide-react.mjs');
  const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(exported)) {
    for (const name of names.split(',')) files.set(name.replace('default as', '').trim(), file);
  }
  if (files.size === 0) throw new Error(`found no icons in ${index}`);
  return files;
}
