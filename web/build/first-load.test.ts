import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBehind, iconsOf } from './first-load.ts';

function sources(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'fairhall-first-load-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  return dir;
}

describe('the files of a first load', () => {
  const sourceDir = sources({
    'main.tsx': [
      "import { a } from '@/a.ts';",
      "import './style.css';",
      "import type { T } from './types.ts';",
      "const Page = lazy(() => import('./page.tsx'));",
    ].join('\n'),
    'a.ts': "import {\n  b,\n} from './b.ts';\nexport { c } from './c.ts';",
    'b.ts': "import { useState } from 'react';",
    'c.ts': '',
    'page.tsx': '',
    'types.ts': '',
    'style.css': '',
  });
  const names = (files: Set<string>) => [...files].map((file) => path.basename(file)).sort();

  it('are what is imported at once, without types and packages', () => {
    const files = filesBehind({ from: ['main.tsx'], sourceDir });
    expect(names(files)).toEqual(['a.ts', 'b.ts', 'c.ts', 'main.tsx', 'style.css']);
  });

  it('include what loads later when that is asked for', () => {
    const files = filesBehind({ from: ['main.tsx'], sourceDir, withLater: true });
    expect(names(files)).toContain('page.tsx');
  });
});

it('knows the file of an icon by each of its names', () => {
  const dir = sources({
    'icons.tsx':
      "import { ArrowDownToLine, CircleAlert, type LucideIcon, Trash2 as Bin } from 'lucide-react';",
  });
  const icons = iconsOf(new Set([path.join(dir, 'icons.tsx')]));
  expect([...icons]).toHaveLength(3);
  expect(icons).toContain('arrow-down-to-line');
});
