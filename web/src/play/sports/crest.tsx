/** The badge of a team: its initials in its colour. */
export function Crest(props: { readonly colour: string; readonly name: string }) {
  const initials = props.name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);
  return (
    <svg className="crest" viewBox="0 0 40 46" aria-hidden>
      <path
        d="M3 5Q12 6 20 1Q28 6 37 5V24Q36 38 20 45Q4 38 3 24Z"
        fill={props.colour}
        stroke="#fff"
        strokeWidth="2"
      />
      <path d="M20 1Q28 6 37 5V24Q36 38 20 45Z" fill="#000" opacity="0.22" />
      <text x="20" y="28" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
