const GOLD = '#d9a536';
const SKIN = '#f3cfae';
const LINE = '#2a1a12';

export type Court = 'J' | 'Q' | 'K';

/** A court card's figure, twice, head to head. Red suits wear red, black ones blue. */
export function CourtFigure({ court, isRed }: { readonly court: Court; readonly isRed: boolean }) {
  const robe = isRed ? '#b3202f' : '#22386f';
  const half = <HalfFigure court={court} robe={robe} />;
  return (
    <svg className="court" viewBox="0 0 60 124" aria-hidden>
      <rect
        x="1"
        y="1"
        width="58"
        height="122"
        rx="5"
        fill="#fbf3da"
        stroke={GOLD}
        strokeWidth="2"
      />
      {half}
      <g transform="rotate(180 30 62)">{half}</g>
      <path d="M2 70L58 54" stroke={GOLD} strokeWidth="3" />
    </svg>
  );
}

function HalfFigure({ court, robe }: { readonly court: Court; readonly robe: string }) {
  return (
    <g stroke={LINE} strokeWidth="0.9" strokeLinejoin="round">
      {court === 'Q' && <path d="M18 46Q13 16 30 15Q47 16 42 46L36 40H24Z" fill="#5b3317" />}
      <path d="M4 70Q5 48 21 43H39Q55 48 56 54L4 70Z" fill={robe} />
      <path d="M21 43L30 60L39 43L35 41H25Z" fill={GOLD} />
      <path d="M10 66Q12 52 19 47M50 57Q49 52 42 46" fill="none" stroke={GOLD} strokeWidth="2" />
      {court !== 'Q' && <path d="M20 38Q18 22 30 20Q42 22 40 38Z" fill="#6b4423" />}
      <ellipse cx="30" cy="31" rx="8.4" ry="10" fill={SKIN} />
      <path d="M26 30h1.6M32.4 30H34M30 31v4M27.6 37.4h4.8" strokeWidth="1.3" fill="none" />
      {court === 'K' && <KingsParts />}
      {court === 'Q' && (
        <>
          <path d="M21 23L20 12L26 18L30 9L34 18L40 12L39 23Q30 19 21 23Z" fill={GOLD} />
          <circle cx="30" cy="46" r="2.2" fill="#5ce6ae" />
        </>
      )}
      {court === 'J' && (
        <>
          <path d="M19 25Q18 15 32 14Q44 15 42 24Q30 20 19 25Z" fill={robe} />
          <path d="M40 17Q52 10 50 27Q46 22 40 22Z" fill={GOLD} />
        </>
      )}
    </g>
  );
}

function KingsParts() {
  return (
    <>
      <path d="M21.6 33Q23 50 30 51Q37 50 38.4 33Q34 39 30 36Q26 39 21.6 33Z" fill="#6b4423" />
      <path d="M19 23L17 9L24 15L30 6L36 15L43 9L41 23Q30 19 19 23Z" fill={GOLD} />
      <path d="M30 9v7M27 12h6" stroke="#fffbe3" strokeWidth="1.6" />
    </>
  );
}
