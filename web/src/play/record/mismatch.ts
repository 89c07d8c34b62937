/** A contradiction between a response and the player's record, or within the responses. */
export type Mismatch = {
  readonly kind: MismatchKind;
  /** Of its text. */
  readonly values?: {
    readonly count: number;
    readonly nonces?: string;
    readonly hashes?: string;
  };
};

export type MismatchKind =
  /** The revealed seed has another hash than the one that was shown. */
  | 'seedSwapped'
  /** The response gives another hash than the one that was shown; the seed is the right one. */
  | 'hashRewritten'
  /** The seed in force is not the announced one. */
  | 'commitmentSkipped'
  /** A commitment that was shown is neither in force nor revealed. */
  | 'commitmentMissing'
  | 'roundSwapped'
  | 'outcomeChanged'
  | 'winChanged'
  | 'stakeChanged'
  | 'nonceChanged'
  | 'clientSeedChanged'
  | 'rulesChanged'
  /** Of the list of a seed's rounds. */
  | 'noncesMissing'
  | 'refusalHidden'
  | 'nonceTwice'
  | 'roundMissing'
  | 'roundMoved'
  | 'roundSwappedAt'
  | 'refusalUnexplained'
  /** Of a draw, match or race. */
  | 'bookChanged'
  | 'slipMissing';

const LISTED_MAX = 5;

/** Nonces as text, at most five of them. */
export function nonceText(nonces: readonly number[]): string {
  const first = nonces.slice(0, LISTED_MAX).join(', ');
  return nonces.length > LISTED_MAX ? `${first} …` : first;
}

const HASH_LENGTH_SHOWN = 12;

/** The commitments that vanished, by the first digits of their hashes; empty for none. */
export function missingMismatch(
  commitments: readonly { readonly serverSeedHash: string }[],
): readonly Mismatch[] {
  if (commitments.length === 0) return [];
  const hashes = commitments
    .slice(0, LISTED_MAX)
    .map(({ serverSeedHash }) => `${serverSeedHash.slice(0, HASH_LENGTH_SHOWN)}…`)
    .join(', ');
  return [{ kind: 'commitmentMissing', values: { count: commitments.length, hashes } }];
}
