import { type CSSProperties, useId } from 'react';

export type Racer = {
  readonly number: number;
  /** The colour of its number. */
  readonly colour: string;
  /** How its picture is tinted, as a CSS filter. */
  readonly tint: string;
  /** How much of the way lies behind it, 0 to 1. */
  readonly done: number;
};

/** How much of the way is in the picture. */
const IN_SIGHT = 0.17;
/** Where the leader is seen at the start and, after the first part of the way, from then on. */
const LEADER = { start: 0.14, run: 0.58, settledAt: 0.14 } as const;
/** Widths of the picture that the ground passes by in a whole race. */
const PASSING = 9;

/** Where something on the way is seen, 0 left to 1 right; the camera goes with the leader. */
export function seenAt(done: number, leader: number): number {
  const settled = Math.min(1, leader / LEADER.settledAt);
  const leaderAt = LEADER.start + (LEADER.run - LEADER.start) * settled;
  return leaderAt - (leader - done) / IN_SIGHT;
}

/** A race seen from the side: everybody in a lane of their own, the furthest lane at the back. */
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
          <img src={art} alt="" style={{ filter: racer.tint }} />
        </div>
      ))}
      {/* Over everybody, and those of neighbours side by side: in a bunch each can be read. */}
      {places.map(({ racer, lane, place }) => (
        <div
          key={`${name}${racer.number}`}
          className={lane % 2 === 0 ? 'racer' : 'racer racer-aside'}
          style={place}
        >
          <b style={{ background: racer.colour }}>{racer.number}</b>
        </div>
      ))}
      <div className="race-rail" />
    </div>
  );
}
