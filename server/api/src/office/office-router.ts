import type { Handler } from '../http/implement.ts';
import type { OfficeContext } from './context.ts';
import type { OfficeContract } from './contract/index.ts';
import type { OfficeEndpoint } from './contract/office-endpoint.ts';
import { adjustmentsHandlers } from './modules/adjustments/adjustments.router.ts';
import { logHandlers } from './modules/audit/log.router.ts';
import { depositsHandlers } from './modules/deposits/office-deposits.router.ts';
import { officeGamesHandlers } from './modules/games/games.router.ts';
import { ledgerHandlers } from './modules/ledger/ledger.router.ts';
import { overviewHandlers } from './modules/overview/overview.router.ts';
import { playersHandlers } from './modules/players/players.router.ts';
import { officeProvidersHandlers } from './modules/providers/office-providers.router.ts';
import { officeRoundsHandlers } from './modules/rounds/rounds.router.ts';
import { sandboxToolsHandlers } from './modules/sandbox-tools/sandbox-tools.router.ts';
import { searchHandlers } from './modules/search/search.router.ts';
import { settingsHandlers } from './modules/settings/settings.router.ts';
import { sessionHandlers } from './modules/staff/session.router.ts';
import { staffHandlers } from './modules/staff/staff.router.ts';
import { ticketsHandlers } from './modules/support/tickets.router.ts';
import { withdrawalsHandlers } from './modules/withdrawals/office-withdrawals.router.ts';

/** A handler with the dotted name of its call. */
export type OfficeHandler = Pick<Handler<OfficeEndpoint>, 'endpoint' | 'handle'> & {
  readonly name: string;
};

/** The handlers of the back office, by the groups of its contract; a missing one does not compile. */
export function officeHandlers(context: OfficeContext): readonly OfficeHandler[] {
  const groups = {
    session: sessionHandlers(context),
    search: searchHandlers(context),
    overview: overviewHandlers(context),
    withdrawals: withdrawalsHandlers(context),
    deposits: depositsHandlers(context),
    players: playersHandlers(context),
    rounds: officeRoundsHandlers(context),
    adjustments: adjustmentsHandlers(context),
    ledger: ledgerHandlers(context),
    games: officeGamesHandlers(context),
    providers: officeProvidersHandlers(context),
    log: logHandlers(context),
    staff: staffHandlers(context),
    settings: settingsHandlers(context),
    support: ticketsHandlers(context),
    sandboxTools: sandboxToolsHandlers(context),
  } satisfies {
    [Group in keyof OfficeContract]: {
      [Name in keyof OfficeContract[Group]]: { readonly endpoint: OfficeContract[Group][Name] };
    };
  };
  return Object.entries(groups).flatMap(([group, handlers]) =>
    Object.entries(handlers).map(([name, { endpoint, handle }]) => ({
      name: `${group}.${name}`,
      endpoint,
      handle: handle as OfficeHandler['handle'],
    })),
  );
}
