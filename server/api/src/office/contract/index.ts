import { adjustments } from './adjustments.ts';
import { deposits } from './deposits.ts';
import { games } from './games.ts';
import { ledger } from './ledger.ts';
import { log } from './log.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { overview } from './overview.ts';
import { players } from './players.ts';
import { providers } from './providers.ts';
import { rounds } from './rounds.ts';
import { sandboxTools } from './sandbox-tools.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { support } from './support.ts';
import { withdrawals } from './withdrawals.ts';

/** The calls of the back office. A new group is added here and in `office-router.ts`. */
export const officeContract = {
  session,
  search,
  overview,
  withdrawals,
  deposits,
  players,
  rounds,
  adjustments,
  ledger,
  games,
  providers,
  log,
  staff,
  settings,
  support,
  sandboxTools,
};

export type OfficeContract = typeof officeContract;

/** Each endpoint with the dotted name of its procedure, such as `withdrawals.approve`. */
export function officeEntries(): [name: string, endpoint: OfficeEndpoint][] {
  const groups: [string, Record<string, OfficeEndpoint>][] = Object.entries(officeContract);
  return groups.flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, declared]): [string, OfficeEndpoint] => [
      `${group}.${name}`,
      declared,
    ]),
  );
}
