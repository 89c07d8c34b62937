import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repository } from './command.ts';

export type Service = {
  /** Without one, the service starts by default. */
  readonly profiles?: readonly string[];
  readonly image: string;
  readonly build?: { readonly context: string; readonly target: string };
  readonly pull_policy?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: {
    readonly test: readonly string[];
    readonly start_period: string;
    readonly start_interval: string;
  };
  readonly restart?: string;
  readonly stop_grace_period?: string;
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
  readonly configs: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
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
