import { settingNames, settingVariables } from './setting-variables.ts';

/** A setting as the server found it at its start, for those who operate it. */
export type EffectiveSetting = {
  readonly name: string;
  /** A password in an address is masked. `null` of a secret, and without a value. */
  readonly value: string | null;
  /** `none`: it is not set, and has no default of its own. */
  readonly source: 'environment' | 'default' | 'none';
  readonly isSecret: boolean;
};

const SECRET = /_SECRET(_PREVIOUS)?$/;
const SECRET_PARAMETER = /password|secret|token|key/i;
const MASK = '***';

/** @param present the variables that are set; each is valid */
export function effectiveSettings(
  present: Readonly<Record<string, string | undefined>>,
): readonly EffectiveSetting[] {
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

/** Of an address: its password, also as a parameter. */
function masked(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text;
  const secrets = [...url.searchParams.keys()].filter((name) => SECRET_PARAMETER.test(name));
  if (url.password === '' && secrets.length === 0) return text;
  if (url.password !== '') url.password = MASK;
  for (const name of secrets) url.searchParams.set(name, MASK);
  return url.href;
}
