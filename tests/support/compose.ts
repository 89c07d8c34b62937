import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repository } from './command.ts';

export type Service = {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
};

type Compose = {
  readonly services: Readonly<Record<string, Service>>;
};

/** Services that are like others, which are like others: more than the parser expects. */
const ALIASES_MAX = 1000;

export const compose = composeOf(repository);

/** The compose file of a checkout. */
export function composeOf(checkout: string): Compose {
  return parse(textOf(checkout), { merge: true, maxAliasCount: ALIASES_MAX });
}

function textOf(checkout: string): string {
  return readFileSync(path.join(checkout, 'docker-compose.yml'), 'utf8');
}

/** The variables replaced by their defaults. */
export function withDefaults(value: string): string {
  return String(value).replaceAll(/\$\{[A-Z_]+:-(.*?)\}/g, '$1');
}
