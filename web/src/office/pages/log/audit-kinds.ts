import type { AuditRow } from '../../lib/api/contract-types.ts';

type Action = AuditRow['action'];
type Subject = AuditRow['subjectKind'];

/** Every action of the log, for its filter; a missing one does not compile. */
const actions = {
  'session.login': true,
  'session.logout': true,
  'staff.totp': true,
  'staff.create': true,
  'staff.update': true,
  'staff.confirm': true,
  'withdrawal.approve': true,
  'withdrawal.reject': true,
  'deposit.compare': true,
  'player.note': true,
  'player.endSessions': true,
  'player.resetMail': true,
  'player.message': true,
  'player.reveal': true,
  'player.break': true,
  'player.market': true,
  'adjustment.request': true,
  'adjustment.approve': true,
  'adjustment.reject': true,
  'game.update': true,
  'provider.switch': true,
  'ledger.check': true,
  'ticket.reply': true,
  'ticket.close': true,
  'test.deposit': true,
  'test.webhook': true,
  'test.silence': true,
  'test.limitDelays': true,
  'test.reset': true,
} as const satisfies Record<Action, true>;

const subjects = {
  player: true,
  withdrawal: true,
  deposit: true,
  adjustment: true,
  game: true,
  provider: true,
  staff: true,
  ticket: true,
  ledger: true,
  session: true,
  service: true,
} as const satisfies Record<Subject, true>;

export const auditActionNames = Object.keys(actions) as readonly Action[];
export const subjectKindNames = Object.keys(subjects) as readonly Subject[];
