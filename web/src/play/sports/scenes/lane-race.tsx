import { type CSSProperties, useId } from 'react';

export type Racer = {
  readonly number: number;
  /** Whether the player backs it; its number has a ring. */
  readonly isOwn: boolean;
  /** The colour of the runner's number. */
  readonly colour: string;
  /** The tint of the picture, as a CSS filter. */
  readonly tint: string;
  /** The position, 0 (start) to 1 (finish). */
  readonly done: number;
};

/** The visible part of the course. */
const IN_SIGHT = 0.17;
/** Position of the leader in the picture at the start, and from `settledAt` of the course on. */
const LEADER = { start: 0.14, run: 0.58, settledAt: 0.14 } as const;
/** Scroll distance of the ground during a race, in widths of the picture. */
const PASSING = 9;

/** The place of a position in the picture, 0 left to 1 right; the camera follows the leader. */
export function seenAt(done: number, leader: number): number {
  const settled = Math.min(1, leader / LEADER.settledAt);
  const leaderAt = LEADER.start + (LEADER.run - LEADER.start) * settled;
  return leaderAt - (leader - done) / IN_SIGHT;
}

/** A race from the side: one lane for each runner, the furthest lane at the back. */
export function LaneRace(props: {
  readonly look: 'turf' | 'street';
  readonly racers: readonly Racer[];
  readonly art: string;
  readonly running: boolean;
}) {
  const { look, racers, art, running } = props;
  const leader = Math.max(0, ...racers.map(({ done }) => done));
  const name = useId();
  const post = seenAt(1, leader);
  const places = racers.map((racer, lane) => ({
    racer,
    lane,
    place: {
      '--lane': lane / Math.max(1, racers.length - 1),
      '--beat': `${(racer.number * 67) % 300}ms`,
      left: `${Math.max(-0.12, seenAt(racer.done, leader)) * 100}%`,
    } as CSSProperties,
  }));
  return (
    <div
      className={`race race-${look}`}
      data-running={running || undefined}
      style={{ '--passed': leader * PASSING } as CSSProperties}
      aria-hidden
    >
      <div className="race-sky" />
      <div className="race-stand" />
      <div className="race-ground" />
      {post < 1.1 && <div className="race-post" style={{ left: `${post * 100}%` }} />}
      {places.map(({ racer, place }) => (
        <div key={`${name}${racer.number}`} className="racer" style={place}>
          <img className="d-block" src={art} alt="" style={{ filter: racer.tint }} />
        </div>
      ))}
      {/* On its runner but above all others, at head or tail in turn, so that each is readable. */}
      {places.map(({ racer, lane, place }) => (
        <div
          key={`${name}${racer.number}`}
          className={lane % 2 === 0 ? 'racer' : 'racer racer-tail'}
          style={place}
        >
          <b style={{ background: racer.colour }} data-own={racer.isOwn || undefined}>
            {racer.number}
          </b>
        </div>
      ))}
      <div className="race-rail" />
    </div>
  );
}
