import { settingNames, settingVariables } from './setting-variables.ts';

/** A setting as the server found it at its start, for those who operate it. */
export type StatedSetting = {
  readonly name: string;
  /** A password in an address is masked. `null` of a secret, and without a value. */
  readonly value: string | null;
  /** `none`: it is not set, and has no default of its own. */
  readonly source: 'environment' | 'default' | 'none';
  readonly isSecret: boolean;
};

const SECRET = /_SECRET(_PREVIOUS)?$/;
const MASK = '***';

/** @param present the variables that are set; each is valid */
export function statedSettings(
  present: Readonly<Record<string, string | undefined>>,
): readonly StatedSetting[] {
  const defaults: Readonly<Record<string, unknown>> = settingVariables.parse({});
  return settingNames.map((name) => {
    const isSecret = SECRET.test(name);
    const set = present[name];
    const text = set ?? textOf(defaults[name]);
    const source = set !== undefined ? 'environment' : text === null ? 'none' : 'default';
    return { name, value: isSecret || text === null ? null : masked(text), source, isSecret };
  });
}

function textOf(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  return text === '' ? null : text;
}

function masked(text: string): string {
  const url = URL.parse(text);
  if (!url?.password) return text;
  url.password = MASK;
  return url.href;
}
