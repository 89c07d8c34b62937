import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Allows CSS custom properties in style objects. */
    [property: `--${string}`]: string | number | undefined;
  }
}
