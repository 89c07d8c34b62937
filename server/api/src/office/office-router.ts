import type { Handler, routerOf } from '../implement.ts';
import type { OfficeContract } from './contract/index.ts';
import type { OfficeEndpoint } from './contract/office-endpoint.ts';
import { adjustmentsHandlers } from './modules/adjustments/adjustments.router.ts';
import { logHandlers } from './modules/audit/log.router.ts';
import { depositsHandlers } from './modules/deposits/office-deposits.router.ts';
import { officeGamesHandlers } from './modules/games/games.router.ts';
import { ledgerHandlers } from './modules/ledger/ledger.router.ts';
import { overviewHandlers } from './modules/overview/overview.router.ts';
import { playersHandlers } from './modules/players/players.router.ts';
import { officeRoundsHandlers } from './modules/rounds/rounds.router.ts';
import { settingsHandlers } from './modules/settings/settings.router.ts';
import { sessionHandlers } from './modules/staff/session.router.ts';
import { staffHandlers } from './modules/staff/staff.router.ts';
import { ticketsHandlers } from './modules/support/tickets.router.ts';
import { testDeskHandlers } from './modules/test-desk/test-desk.router.ts';
import { withdrawalsHandlers } from './modules/withdrawals/office-withdrawals.router.ts';

/** The handlers of the back office, by the groups of its contract; a missing one does not compile. */
const handlerGroups = {
  session: sessionHandlers,
  overview: overviewHandlers,
  withdrawals: withdrawalsHandlers,
  deposits: depositsHandlers,
  players: playersHandlers,
  rounds: officeRoundsHandlers,
  adjustments: adjustmentsHandlers,
  ledger: ledgerHandlers,
  games: officeGamesHandlers,
  log: logHandlers,
  staff: staffHandlers,
  settings: settingsHandlers,
  support: ticketsHandlers,
  testDesk: testDeskHandlers,
} satisfies {
  [Group in keyof OfficeContract]: {
    [Name in keyof OfficeContract[Group]]: { readonly endpoint: OfficeContract[Group][Name] };
  };
};

/** A handler with the dotted name of its call. */
export type OfficeHandler = Pick<Handler<OfficeEndpoint>, 'endpoint' | 'handle'> & {
  readonly name: string;
};

export const officeHandlers: readonly OfficeHandler[] = Object.entries(handlerGroups).flatMap(
  ([group, handlers]) =>
    Object.entries(handlers).map(([name, { endpoint, handle }]) => ({
      name: `${group}.${name}`,
      endpoint,
      handle: handle as OfficeHandler['handle'],
    })),
);

type HandlersOf<Contract> = {
  readonly [Group in keyof Contract]: {
    readonly [Name in keyof Contract[Group]]: Contract[Group][Name] extends OfficeEndpoint
      ? Handler<Contract[Group][Name]>
      : never;
  };
};

/** The type of the back office's API for its typed client. */
export type OfficeRouter = ReturnType<typeof routerOf<HandlersOf<OfficeContract>>>;
