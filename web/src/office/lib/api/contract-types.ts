import type { OfficeContract } from '@fairhall/api/office/contract';
import type { z } from 'zod';

/* The types of the back office's contract by name. Types only: nothing of zod is bundled. */

type Calls = OfficeContract;
type Output<
  Group extends keyof Calls,
  Name extends keyof Calls[Group],
> = Calls[Group][Name] extends {
  readonly output: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;

export type LoginResult = Output<'session', 'login'>;
export type StaffMember = LoginResult['staff'];
export type Permission = StaffMember['permissions'][number];
export type Role = StaffMember['role'];

export type Overview = Output<'overview', 'get'>;
export type Health = Overview['health'];
export type OverviewGame = Overview['games'][number];

export type WithdrawalRow = Output<'withdrawals', 'list'>['list'][number];
export type WithdrawalDetail = Output<'withdrawals', 'get'>;
export type OfficeWithdrawal = WithdrawalDetail['order'];
export type ReviewFlag = WithdrawalDetail['flags'][number];
export type ProviderEvent = WithdrawalDetail['events'][number];
export type LedgerEntry = WithdrawalDetail['entries'][number];

export type DepositRow = Output<'deposits', 'list'>['list'][number];
export type DepositDetail = Output<'deposits', 'get'>;

export type PlayerRow = Output<'players', 'list'>['list'][number];
export type OfficePlayer = Output<'players', 'get'>;
export type PlayerState = OfficePlayer['state'];
export type Market = OfficePlayer['market'];
export type PlayerRef = WithdrawalRow['player'];
export type RevealedField = Output<'players', 'reveal'>['field'];
export type PlayedRound = Output<'players', 'rounds'>['list'][number];
export type RoundRecord = Output<'rounds', 'get'>;
export type PlayerSession = Output<'players', 'sessions'>['list'][number];
export type PlayerLimits = Output<'players', 'limits'>;
export type PlayerLimit = PlayerLimits['limits'][number];
export type LimitChange = PlayerLimits['history']['list'][number];

export type Adjustment = Output<'adjustments', 'create'>;
export type LedgerCheck = Output<'ledger', 'check'>;
export type TrialBalanceRow = Output<'ledger', 'trialBalance'>['rows'][number];
export type EntryDetail = Output<'ledger', 'entry'>;
export type OfficeGame = Output<'games', 'update'>;
export type OfficeProvider = Output<'providers', 'list'>[number];
export type Found = Output<'search', 'find'>[number];
export type AuditRow = Output<'log', 'list'>['list'][number];
export type Setting = Output<'settings', 'list'>[number];
export type StaffAccount = Output<'staff', 'create'>;
export type TicketRow = Output<'support', 'list'>['list'][number];
export type Ticket = Output<'support', 'get'>;
