import type { Language } from '../contract/enums.ts';
import type { ActiveSession, ActiveStaff, Caller } from '../core/caller.ts';
import type { Provider } from '../core/provider.ts';

/** The data of ACCOUNT_BLOCKED: the end of the block, `null` for one without an end. */
export type Block = { readonly until: string | null };

/** The context of a request for the handler of its endpoint. */
export type RequestContext = {
  readonly caller: Caller;
  /** The caller's session; never null with `access: 'session'`. */
  readonly session: ActiveSession | null;
  /** The games provider that signed the call; never null with `access: 'provider'`. */
  readonly provider: Provider | null;
  /** The member of staff; never null with `access: 'staff'`. */
  readonly staff: ActiveStaff | null;
  /** Why a player neither plays nor deposits now; `null` when the account is open. */
  readonly findBlock: (userId: string) => Promise<Block | null>;
  /** The bearer token of the request; null without one. */
  readonly token: string | null;
  readonly language: Language;
  /** The `Idempotency-Key` header; null without one. */
  readonly idempotencyKey: string | null;
  /** The network address of the caller. */
  readonly address: string;
  /** As sent, for the name of the device; empty without one. */
  readonly userAgent: string;
  /** Identifies the request in logs and in the audit log. */
  readonly requestId: string;
};
