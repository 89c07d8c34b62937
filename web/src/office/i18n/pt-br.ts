import type { TextsLike } from '@/i18n/messages.ts';
import type { en } from './en.ts';
import { adjustments, deposits, ledger, overview, withdrawals } from './pt-br/money.ts';
import { games, health, log, sandboxTools, settings, staff } from './pt-br/operations.ts';
import { players, saferPlay, support } from './pt-br/players.ts';
import { forms, keys, list, live, login, money, shell, states, totp } from './pt-br/shell.ts';

export const ptBr = {
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
} as const satisfies TextsLike<typeof en>;
