/* The source of the back office's texts; pt-br.ts has the same. */

import { adjustments, deposits, ledger, overview, withdrawals } from './en/money.ts';
import { games, health, log, sandboxTools, settings, staff } from './en/operations.ts';
import { players, saferPlay, support } from './en/players.ts';
import { forms, keys, list, live, login, money, shell, states, totp } from './en/shell.ts';

export const en = {
  adjustments,
  deposits,
  forms,
  games,
  health,
  keys,
  ledger,
  list,
  live,
  log,
  login,
  money,
  overview,
  players,
  saferPlay,
  settings,
  shell,
  staff,
  states,
  support,
  sandboxTools,
  totp,
  withdrawals,
} as const;
