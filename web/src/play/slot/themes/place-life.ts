/** Where something of a place is, in parts of the page; never behind the controls. */
type At = { readonly x: number; readonly y: number };

/** What crosses the page on its way, again and again. */
export type Traveller = {
  readonly kind: 'traveller';
  readonly picture: 'carpet' | 'carp' | 'car';
  /** The height of its way in parts of the page, and its width in parts of the shorter side. */
  readonly y: number;
  readonly size: number;
  readonly crossMs: number;
  /** Where on its way it starts, 0 to 1. */
  readonly start: number;
  readonly goes: 'left' | 'right';
};

/** Bands of mist that drift over the ground. */
export type Mist = { readonly kind: 'mist'; readonly y: number; readonly colour: number };

/** Smoke that curls up from a point, `lift` above it; sizes are parts of the shorter side. */
export type Smoke = At & {
  readonly kind: 'smoke';
  readonly lift: number;
  readonly height: number;
  readonly colour: number;
};

/** Air that shimmers above hot ground. */
export type Haze = { readonly kind: 'haze'; readonly colour: number };

/** A mouth that throws out fire now and then, `lift` above its foot. */
export type Eruption = At & {
  readonly kind: 'eruption';
  readonly lift: number;
  readonly colour: number;
  readonly everyMs: number;
};

/** Lightning behind the place, at one of the points each time. */
export type Lightning = {
  readonly kind: 'lightning';
  readonly at: readonly number[];
  readonly colour: number;
  readonly everyMs: number;
};

/** Pairs of eyes in the dark, which blink. */
export type Eyes = { readonly kind: 'eyes'; readonly at: readonly At[]; readonly colour: number };

/** A moon in the free sky beside the lettering, which waxes with the feature. */
export type Moon = { readonly kind: 'moon'; readonly colour: number };

/** Storeys of a tower above the place, which the page climbs with the feature. */
export type Storeys = { readonly kind: 'storeys'; readonly tiers: number };

/** Rocks that part behind the reels during the feature. */
export type Trench = { readonly kind: 'trench'; readonly colour: number; readonly rock: number };

/** What lives in the place of a slot behind its reels; `stage/life` draws each kind. */
export type PlaceLifeKind =
  | Traveller
  | Mist
  | Smoke
  | Haze
  | Eruption
  | Lightning
  | Eyes
  | Moon
  | Storeys
  | Trench;
