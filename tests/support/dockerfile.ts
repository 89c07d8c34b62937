import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ignore, { type Ignore } from 'ignore';

/** One line of a Dockerfile, as `{ keyword: 'COPY', text: 'prisma prisma' }`. */
type Step = { readonly keyword: string; readonly text: string };

export type BuildStage = {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Step[];
};

/** The stages of a Dockerfile of one-line steps. @throws Error for an unknown step */
export async function readDockerfile(file: string): Promise<BuildStage[]> {
  const stages: { name: string; image: string; steps: Step[] }[] = [];
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, keyword = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') {
      const [, image = '', name = ''] = /^(\S+) AS (\S+)$/.exec(text) ?? [];
      stages.push({ name, image, steps: [] });
    } else {
      stages.at(-1)?.steps.push({ keyword, text });
    }
  }
  return stages;
}

/** The result of a stage: its file system, its last working directory and its settings. */
export type BuiltStage = {
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
};

/**
 * Runs the steps of a Dockerfile in order, each stage in an empty folder as its file system: COPY
 * and RUN lines, and nothing else. The machine's own Node and tools replace those of the base
 * images.
 */
export class DockerfileRun {
  readonly #context: string;
  readonly #folder: string;
  readonly #ignored: Ignore;
  readonly #built = new Map<string, BuiltStage>();

  constructor(options: { context: string; folder: string; ignored: Ignore }) {
    this.#context = options.context;
    this.#folder = options.folder;
    this.#ignored = options.ignored;
  }

  /** @throws Error with the output of a failed step */
  async build({ name, steps }: BuildStage): Promise<BuiltStage> {
    const root = path.join(this.#folder, name);
    await mkdir(root);
    const env: Record<string, string> = {};
    let workdir = '/';
    let command: string[] = [];
    const inside = (file: string) => path.join(root, path.resolve(workdir, file));
    for (const { keyword, text } of steps) {
      if (keyword === 'WORKDIR') {
        workdir = text;
        await mkdir(inside('.'), { recursive: true });
      } else if (keyword === 'ENV') {
        const [key = '', value = ''] = text.split('=');
        env[key] = value;
      } else if (keyword === 'COPY') {
        await this.#copy(text, inside);
      } else if (keyword === 'RUN') {
        await run(text, { cwd: inside('.'), env: { ...machine(), ...env } });
      } else if (keyword === 'CMD') {
        command = JSON.parse(text);
      } else if (keyword !== 'USER' && keyword !== 'EXPOSE') {
        throw new Error(`${name}: unsupported step: ${keyword} ${text}`);
      }
    }
    const stage = { root, workdir: inside('.'), env, command };
    this.#built.set(name, stage);
    return stage;
  }

  async #copy(text: string, inside: (file: string) => string): Promise<void> {
    const texts = text.split(' ');
    const from = /^--from=(.+)$/.exec(texts[0] ?? '')?.[1];
    const [target = '', ...sources] = (from ? texts.slice(1) : texts).reverse();
    const source = from ? this.#built.get(from)?.root : this.#context;
    if (source === undefined) throw new Error(`COPY from ${from}, which is not built before it`);
    for (const name of sources) {
      const file = path.join(source, name);
      const isFolder = (await stat(file)).isDirectory();
      const into = target.endsWith('/') || target === '.';
      const destination = inside(
        into && !isFolder ? path.join(target, path.basename(name)) : target,
      );
      await mkdir(path.dirname(destination), { recursive: true });
      await cp(file, destination, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (one) => from !== undefined || !this.#isIgnored(path.relative(source, one)),
      });
    }
  }

  #isIgnored(file: string): boolean {
    return file !== '' && this.#ignored.ignores(file);
  }
}

/** This machine's variables, without those of the test runner. */
function machine(): NodeJS.ProcessEnv {
  const ofTheRunner = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|MODE|BASE_URL|SSR)$/;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofTheRunner.test(name)),
  );
}

async function run(command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) {
  try {
    await promisify(execFile)('sh', ['-c', command], { ...options, maxBuffer: 10_000_000 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`RUN ${command} failed:\n${stdout}\n${stderr}`);
  }
}

/**
 * The rules of a .dockerignore. They are those of a .gitignore, except that a name alone matches
 * only at the top of the context.
 */
export async function readDockerignore(file: string): Promise<Ignore> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return ignore().add(
    lines.map((line) => (/^(\*\*|#|$)/.test(line) ? line : line.replace(/^!?/, '$&/'))),
  );
}
