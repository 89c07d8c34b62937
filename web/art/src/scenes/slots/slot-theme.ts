import type { Stop } from '../../engine/canvas.ts';
import type { Face } from '../../lettering/faces.ts';
import type { LetterStyle } from '../../lettering/lockup.ts';
import type { Lighting } from '../../motif/lighting.ts';
import type { FigurePart } from './symbol-parts.ts';

/** The ground of a slot's stage; `places.ts` draws each. */
export type PlaceName =
  | 'peaks'
  | 'meadow'
  | 'wood'
  | 'city'
  | 'street'
  | 'temple'
  | 'oasis'
  | 'lake'
  | 'sea'
  | 'shrine'
  | 'jungle'
  | 'hive'
  | 'hall';

/** What is in the sky of a slot's stage; `heavens.ts` draws each. */
export type HeavenName =
  | 'sunburst'
  | 'moonlight'
  | 'aurora'
  | 'smoke'
  | 'candyfloss'
  | 'ash'
  | 'desert'
  | 'rainbow'
  | 'arcade'
  | 'limelight'
  | 'storm';

/** A symbol of the reels, by its name in the game's mathematics: of the Noto set, or with its own drawing. */
type ReelSymbol = ReelFigure | { readonly name: string; readonly drawing: 'lucky-seven' };

export interface ReelFigure extends Lighting {
  readonly name: string;
  readonly figure: string;
  /** Pixels across; round shapes are drawn larger, because they fill less of their square. */
  readonly size?: number;
  /** What is written at the foot of the cell, such as the value of a coin. */
  readonly label?: string;
  /** What moves on its own, in the order of the client's theme. */
  readonly parts?: readonly FigurePart[];
}

/** The sky behind the reels, the light in it, and the tint of its rays and clouds. */
export interface Palette {
  readonly sky: readonly Stop[];
  readonly glow: string;
  readonly rays: string;
}

/** The theme of a slot's pictures; `stages.ts` draws all themes alike. */
export interface SlotTheme extends Palette {
  readonly gameId: string;
  readonly place: PlaceName;
  readonly heaven: HeavenName;
  /** The name of the feature over the reels; free spins by default. */
  readonly featureName?: string;
  /** The palette of the feature. */
  readonly feature: Palette;
  /** The two tones of the ground. */
  readonly ridges: readonly [far: string, near: string];
  readonly sparks: readonly string[];
  readonly title: LetterStyle;
  readonly face: Face;
  /** The face of the card ranks, where they cannot be read in that of the title. */
  readonly rankFace?: Face;
  /** The colours of the win words, from top to bottom; those of the title by default. */
  readonly winColours?: readonly string[];
  /** The colours of the card ranks by name; jewels by default. */
  readonly ranks?: Readonly<Partial<Record<'a' | 'k' | 'q' | 'j' | '10' | '9', string>>>;
  /** One line, or two. */
  readonly lines: readonly [upper: string, lower?: string];
  /** The baseline of the lower line, in pixels; higher for faces with long swashes. */
  readonly lowerBaseline?: number;
  readonly light: string;
  readonly shadow: string;
  readonly figures: readonly ReelSymbol[];
}
