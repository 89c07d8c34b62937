import { useId } from 'react';

/** The logo: a brass doorway with a mint tick. */
export function Logo({ sizePx = 32 }: { readonly sizePx?: number }) {
  const gradient = useId();
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe3a0" />
          <stop offset=".5" stopColor="#ffc04a" />
          <stop offset="1" stopColor="#ee9a1c" />
        </linearGradient>
      </defs>
      <path d="M3 31V15.5C3 8.2 8.8 2 16 2s13 6.2 13 13.5V31z" fill={`url(#${gradient})`} />
      <path d="M8 31V16.2C8 11.6 11.5 7.6 16 7.6s8 4 8 8.6V31z" fill="#0e1613" />
      <path
        d="m10.6 19.4 4.1 4.2 8.4-9.4"
        fill="none"
        stroke="#5ce6ae"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
