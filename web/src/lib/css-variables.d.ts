import 'react';

declare module 'react' {
  interface CSSProperties {
    /** CSS custom properties are styles too. */
    [property: `--${string}`]: string | number | undefined;
  }
}
