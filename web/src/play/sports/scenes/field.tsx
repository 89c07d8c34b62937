import type { CSSProperties } from 'react';
import { ballAt, type Ground, playersAt, type Side, type Strike } from './field-motion.ts';
import { eleven, five } from './formations.ts';
import { CourtLines, PitchLines } from './grounds.tsx';
import { GROUND_HEIGHT, GROUND_WIDTH, type Place, project } from './projection.ts';

export type FieldProps = {
  readonly ground: Ground;
  /** The seed of the motion. */
  readonly eventId: string;
  /** Seconds since the start; `null` before the start and after the end. */
  readonly atS: number | null;
  readonly strike: Strike | null;
  readonly colours: Readonly<Record<Side, string>>;
  readonly ballArt: string;
};

/** Place of the ball before the start and after the end. */
const CENTRE_SPOT: Place = { x: 0.5, y: 0.5 };

/** The ground of a match in perspective. Decorative: the score is a text. */
export function Field(props: FieldProps) {
  const { ground, eventId, atS, strike, colours, ballArt } = props;
  const formation = ground === 'pitch' ? eleven : five;
  const ball = atS === null ? CENTRE_SPOT : ballAt(eventId, { atS, strike, ground });
  const players = (['home', 'away'] as const).flatMap((side) =>
    playersAt(eventId, { side, formation, ball, atS }).map((place, number) => ({
      key: `${side}-${number}`,
      place,
      colour: colours[side],
    })),
  );
  return (
    <svg
      className={`field d-block w-100 h-100 field-${ground}`}
      viewBox={`0 0 ${GROUND_WIDTH} ${GROUND_HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
    >
      {ground === 'pitch' ? <PitchLines /> : <CourtLines />}
      {players.map(({ key, place, colour }) => (
        <Player key={key} place={place} colour={colour} />
      ))}
      <Ball place={ball} art={ballArt} bounces={ground === 'court'} />
    </svg>
  );
}

function Player({ place, colour }: { readonly place: Place; readonly colour: string }) {
  return (
    <g className="field-body" style={at(place)}>
      <ellipse cx="0" cy="0" rx="15" ry="6" fill="#000" opacity="0.4" />
      <path d="M-10 -3C-12 -20 -8 -27 0 -27S12 -20 10 -3C6 1 -6 1 -10 -3Z" fill={colour} />
      <path
        d="M-10 -3C-12 -20 -8 -27 0 -27C-7 -23 -7 -8 -4 -0.6C-7 -1 -9 -2 -10 -3Z"
        fill="#fff"
        opacity="0.28"
      />
      <circle cx="0" cy="-33" r="7.5" fill="#f2cfae" />
      <path d="M-7.5 -34A7.5 7.5 0 0 1 7.5 -34Q0 -38 -7.5 -34Z" fill="#33231a" />
    </g>
  );
}

function Ball(props: { readonly place: Place; readonly art: string; readonly bounces: boolean }) {
  return (
    <g className="field-body field-ball" style={at(props.place)}>
      <ellipse cx="0" cy="0" rx="11" ry="4.5" fill="#000" opacity="0.45" />
      <image
        className={props.bounces ? 'ball-bounces' : 'ball-rolls'}
        href={props.art}
        x="-14"
        y="-26"
        width="28"
        height="28"
      />
    </g>
  );
}

function at(place: Place): CSSProperties {
  const { x, y, scale } = project(place);
  return {
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`,
  };
}
