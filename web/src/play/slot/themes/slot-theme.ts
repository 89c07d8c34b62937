import type { EmitterPreset } from '../../pixi/emitter-presets.ts';
import type { PlaceLifeKind } from './place-life.ts';

/** The gradient behind the reels. */
export type BedColours = readonly [top: string, middle: string, foot: string];

/** How a symbol moves, at rest or while it wins; `symbol-moves.ts` draws each. */
export type SymbolMove =
  | 'breathe'
  | 'glint'
  | 'sway'
  | 'flicker'
  | 'tilt'
  | 'jump'
  | 'spin'
  | 'squash'
  | 'buzz'
  | 'scuttle'
  | 'flutter'
  | 'glow'
  | 'brim';

/** How a part of a symbol moves on its own; `part-moves.ts` draws each. */
export type PartMove = 'flap' | 'wag' | 'chew' | 'curl' | 'look' | 'puff';

/** A part of a symbol that moves on its own: a wing, a jaw, a tail. */
export type SymbolPart = {
  readonly move: PartMove;
  /** The joint about which it moves, in parts of the symbol's side. */
  readonly x: number;
  readonly y: number;
  /** How far it goes: radians clockwise, or for eyes and breath parts of the side. */
  readonly reach: number;
};

/** A symbol of the reels, named as in the game's mathematics. */
export type SymbolLook = {
  readonly name: string;
  /** Without one the symbol rests, or swells when it wins. */
  readonly idle?: SymbolMove;
  readonly win?: SymbolMove;
  /** In the order of its cells in the picture of all symbols. */
  readonly parts?: readonly SymbolPart[];
};

/** The material of the frame around the reels; `frame-materials.ts` draws each. */
export type FrameMaterial =
  | 'gold'
  | 'neon'
  | 'wood'
  | 'stone'
  | 'sandstone'
  | 'ice'
  | 'birch'
  | 'chrome'
  | 'filigree'
  | 'iron'
  | 'paper'
  | 'sugar';

/** Particles in the air of a stage. */
export type Air = {
  readonly preset: EmitterPreset;
  readonly count: number;
};

/** A symbol as a thing of the place: it hangs in the upper half of the page, or stands. */
export type Prop = {
  readonly symbol: string;
  /** The point where it hangs or stands, in parts of the page. */
  readonly x: number;
  readonly y: number;
  /** The same on an upright page, where the reels would hide it. */
  readonly upright?: { readonly x: number; readonly y: number };
  /** Its side, in parts of the shorter side of the page. */
  readonly size: number;
  /** The light of the place on it, as 0xrrggbb. */
  readonly tint: number;
  readonly move: SymbolMove;
  /** The level of the feature from which it is there, 0 to 1; always without one. */
  readonly fromLevel?: number;
  /** By how much it grows from there to the whole feature, in parts of its size. */
  readonly grows?: number;
};

/** What a slot's stage has of its own. Its pictures are drawn from `web/art/src/scenes/slots`. */
export type SlotTheme = {
  readonly bed: BedColours;
  readonly frame: {
    readonly material: FrameMaterial;
    /** The body of the material, and the light on its edges or in its seams, as 0xrrggbb. */
    readonly body: number;
    readonly light: number;
    /** The colour of bulbs along the frame, which chase each other, as 0xrrggbb; none without it. */
    readonly bulbs?: number;
    /** Whether its light flickers at rest, as that of a neon tube. */
    readonly flickers?: boolean;
  };
  /**
   * In the order of the picture that holds them. The body and the parts of each symbol that has parts are
   * after them, and the tags of wilds and scatters last.
   */
  readonly symbols: readonly SymbolLook[];
  /** Whether its reels are so few that their symbols are large on a phone, too. */
  readonly hasLargeSymbols?: boolean;
  /** In front of the place, behind the frame. */
  readonly props?: readonly Prop[];
  /** What lives in the place behind the frame, besides props and air. */
  readonly life?: readonly PlaceLifeKind[];
  /** The symbol over the name of a feature that no scatter of the paytable starts. */
  readonly emblem?: string;
  /** The symbol that one of several is drawn of before a feature. */
  readonly choice?: string;
  /** The symbol above them, who offers the choice. */
  readonly presenter?: string;
  /** In the air at rest. */
  readonly air: readonly Air[];
  /** The ribbon of a win, from top to foot; red without its own. */
  readonly ribbon?: readonly [top: string, foot: string];
  /** The size of the win words, in parts of the usual one, where long swashes would cover the amount. */
  readonly wordSize?: number;
  /** The light of winning cells, as 0xrrggbb; gold without it. */
  readonly winLight?: number;
  /** The symbol that is one picture on a reel that it fills, and the light on it, as 0xrrggbb. */
  readonly tall?: { readonly symbol: string; readonly light: number };
  /** What turns together, with a bell each time; everything at once without it. */
  readonly turns?: 'cell' | 'reel';
  /** The particles of a big win. */
  readonly burst: EmitterPreset;
  readonly feature: {
    /** In the air during a feature, besides those at rest. */
    readonly air: readonly Air[];
    /** What rises at the foot of the page, as 0xrrggbb: lava. */
    readonly flood?: number;
    /** The colour of the light on the place during a feature, as 0xrrggbb. */
    readonly light: number;
  };
};
