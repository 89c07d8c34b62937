import { officeExampleOf } from '../office/contract/examples.ts';
import { officeEntries } from '../office/contract/index.ts';
import type { ApiDescription } from './document.ts';
import { officeFailureData } from './failure-data.ts';

const GROUPS: Readonly<Record<string, string>> = {
  session: 'Log in, set up the authenticator app, log out.',
  search: 'One search over orders, rounds, entries, players and games.',
  overview: 'Figures, games and the state of the services.',
  withdrawals: 'The queue of withdrawals and the decisions on them.',
  deposits: 'Deposits with the events of the payments provider.',
  players: 'Players, with what staff may do for them.',
  rounds: 'Rounds of players with their proofs.',
  adjustments: 'Corrections of balances, above an amount by two persons.',
  ledger: 'Trial balance, entries and checks of the ledger.',
  games: 'The catalogue with what staff set in the place of providers.',
  providers: 'The games providers: games, calls, secrets, on and off.',
  log: 'What staff did.',
  staff: 'The accounts of staff.',
  settings: 'The settings with which the server was started.',
  support: 'Questions of players and their answers.',
  sandboxTools: 'Outcomes on demand, for testers: with sample data alone.',
};

const INTRODUCTION = [
  'The back office, for staff. Every response is the JSON envelope `{ code, msg, data }` with an ' +
    '`x-request-id` header, as in the API of players: 200 is success, 1000 to 1999 a refusal, any other ' +
    'code equals the HTTP status.',
  '',
  'A call without its permission is refused with 403 and `data.reason` `PERMISSION`. Every call that ' +
    'changes something, and every revealed detail, is stored in the log.',
  '',
  'To try it: call `POST /login` with a sample account of staff, press Authorize and paste the token.',
].join('\n');

/** The API of the back office, for its OpenAPI document. */
export function officeDescription({ origin }: { origin: string }): ApiDescription {
  return {
    title: 'Fairhall back office',
    introduction: INTRODUCTION,
    serverUrl: `${origin}/office`,
    calls: officeEntries().map(([name, endpoint]) => ({
      name,
      endpoint,
      example: officeExampleOf(name),
    })),
    groups: GROUPS,
    otherPaths: {},
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token that a login returns.' },
    },
    failures: officeFailureData,
  };
}
