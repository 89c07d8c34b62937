/** What the load generator is asked: one slice of load on one port. */
export type Slice = {
  readonly port: number;
  /** Connections, each with one request under way at a time. */
  readonly clients: number;
  readonly ms: number;
  readonly work: Work;
  /** Load that goes on at the same time and is not counted. */
  readonly beside?: { readonly clients: number; readonly work: Work };
};

export type RequestSpec = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Work =
  /** The same request again and again; `anything` does not look at the answer. */
  | { readonly type: 'same' | 'anything'; readonly request: RequestSpec }
  /** Signed bets of 0.01, each with a transaction of its own. */
  | {
      readonly type: 'bets';
      readonly tokens: readonly string[];
      readonly secret: string;
      readonly gameId: string;
    }
  /** Spins at the game server, one at a time for each launch token. */
  | {
      readonly type: 'spins';
      readonly tokens: readonly string[];
      readonly gameId: string;
      readonly stake: string;
    }
  | { readonly type: 'logins'; readonly emails: readonly string[]; readonly password: string }
  /** A deposit order and the signed event that pays it, as one unit of work. */
  | { readonly type: 'deposits'; readonly sessions: readonly string[]; readonly secret: string };

export type Answered = {
  /** Units of work done in a second. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};
