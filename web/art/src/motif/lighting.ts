import type { Canvas } from '../engine/canvas.ts';
import { tenth } from '../engine/markup.ts';

/** The lighting of a flat figure as a body. Opacities and strengths run from 0 to 1. */
export interface Lighting {
  /** Colour of the key light. */
  readonly light?: string;
  /** Colour of the rim light on the edges that face the lamp; the key light by default. */
  readonly rim?: string;
  readonly rimOpacity?: number;
  /** Width of the rim at full scale, in pixels. */
  readonly rimWidth?: number;
  /**
   * Colour of the shadows on the body and under it: the dark colour of its scene, never pure black.
   */
  readonly shadow?: string;
  /** The darkening of the side away from the lamp. */
  readonly shade?: number;
  /** Strength of the highlight; above 1 for polished bodies. */
  readonly specular?: number;
  /** 1 leaves the figure's saturation unchanged. */
  readonly saturation?: number;
  /** Colour of the scene's light on the whole body. */
  readonly tint?: string;
  readonly tintOpacity?: number;
  /** Colour that multiplies the figure, for a body of another material. */
  readonly grade?: string;
  /** The direction of the lamp, in degrees clockwise from the right; 235 is the top left. */
  readonly azimuth?: number;
  /** Blur in pixels. */
  readonly blur?: number;
  /** Opacity of the body's cast shadow. */
  readonly cast?: number;
  /** The offset of the cast shadow at full scale, in pixels. */
  readonly castDrop?: number;
  /** Colour of a halo behind the body; none when omitted. */
  readonly glow?: string | undefined;
  readonly glowRadius?: number;
}

const DEFAULTS = {
  light: '#fff6e0',
  rimOpacity: 0.95,
  rimWidth: 5,
  shadow: '#05060a',
  shade: 0.55,
  specular: 0.55,
  saturation: 1.12,
  tintOpacity: 0.22,
  azimuth: 235,
  blur: 0,
  cast: 0.6,
  castDrop: 18,
  glowRadius: 26,
} satisfies Lighting;

type ResolvedLighting = Lighting & Required<Pick<Lighting, keyof typeof DEFAULTS | 'rim'>>;

/**
 * Defines the filter that gives a figure volume, a rim, shadows and a halo, and returns it for the
 * `filter` attribute.
 * @param scale The size of the body relative to a figure 430 px across; depths and widths follow
 * it.
 */
export function defineLighting(canvas: Canvas, scale: number, lighting: Lighting): string {
  const light = lighting.light ?? DEFAULTS.light;
  const lit: ResolvedLighting = { ...DEFAULTS, rim: light, ...lighting };
  const steps = [
    ownColour(lit),
    volume(lit, scale),
    highlight(lit, scale),
    rimLight(lit, scale),
    coreShadow(lit, scale),
    sceneTint(lit),
    focus(lit),
    castShadow(lit, scale),
    halo(lit),
  ].join('');
  const merged = ['halo', 'cast', 'body']
    .filter((result) => result !== 'halo' || lit.glow !== undefined)
    .map((result) => `<feMergeNode in="${result}"/>`)
    .join('');
  const id = canvas.define(
    (filterId) =>
      `<filter id="${filterId}" x="-45%" y="-45%" width="190%" height="190%" ` +
      `color-interpolation-filters="sRGB">${steps}<feMerge>${merged}</feMerge></filter>`,
  );
  return `url(#${id})`;
}

/** The step from the lamp towards the body, as a unit vector. */
function lightDirection(azimuth: number): { dx: number; dy: number } {
  const angle = (azimuth * Math.PI) / 180;
  return { dx: -Math.cos(angle), dy: -Math.sin(angle) };
}

function ownColour({ saturation, grade }: ResolvedLighting): string {
  const saturate = (result: string) =>
    `<feColorMatrix in="SourceGraphic" type="saturate" values="${saturation}" result="${result}"/>`;
  if (grade === undefined) return saturate('colour');
  return (
    `${saturate('ungraded')}<feFlood flood-color="${grade}"/>` +
    '<feComposite in2="SourceAlpha" operator="in" result="grade"/>' +
    '<feBlend in="grade" in2="ungraded" mode="multiply" result="colour"/>'
  );
}

/** Lights the blurred outline as a height map, and multiplies the colour with it. */
function volume({ shade, azimuth }: ResolvedLighting, scale: number): string {
  const ambient = tenth(1 - shade);
  // Shadows have slightly more red and blue than green, so that dark fur and metal do not turn
  // green.
  const channel = (name: string, lift: number) =>
    `<feFunc${name} type="linear" slope="${shade}" intercept="${ambient + lift}"/>`;
  return (
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${tenth(13 * scale)}" result="relief"/>` +
    `<feDiffuseLighting in="relief" surfaceScale="${tenth(15 * scale)}" diffuseConstant="1.18" ` +
    'lighting-color="#ffffff" result="diffuse">' +
    `<feDistantLight azimuth="${azimuth}" elevation="54"/></feDiffuseLighting>` +
    '<feComponentTransfer in="diffuse" result="shading">' +
    `${channel('R', 0.02)}${channel('G', 0)}${channel('B', 0.02)}</feComponentTransfer>` +
    '<feBlend in="shading" in2="colour" mode="multiply" result="shaded"/>' +
    '<feComposite in="shaded" in2="SourceAlpha" operator="in" result="volume"/>'
  );
}

function highlight({ specular, light, azimuth }: ResolvedLighting, scale: number): string {
  return (
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${tenth(7 * scale)}" result="surface"/>` +
    `<feSpecularLighting in="surface" surfaceScale="${tenth(9 * scale)}" ` +
    `specularConstant="${specular}" specularExponent="24" lighting-color="${light}" result="shine">` +
    `<feDistantLight azimuth="${azimuth}" elevation="48"/></feSpecularLighting>` +
    '<feComposite in="shine" in2="SourceAlpha" operator="in" result="ownShine"/>' +
    '<feBlend in="ownShine" in2="volume" mode="screen" result="shiny"/>'
  );
}

/** The edge that is uncovered when the outline moves away from the lamp, blurred. */
function rimLight(lit: ResolvedLighting, scale: number): string {
  const { dx, dy } = lightDirection(lit.azimuth);
  const reach = lit.rimWidth * scale;
  return (
    `<feOffset in="SourceAlpha" dx="${tenth(dx * reach)}" dy="${tenth(dy * reach)}" result="moved"/>` +
    '<feComposite in="SourceAlpha" in2="moved" operator="out" result="sliver"/>' +
    `<feFlood flood-color="${lit.rim}" flood-opacity="${lit.rimOpacity}"/>` +
    '<feComposite in2="sliver" operator="in"/>' +
    `<feGaussianBlur stdDeviation="${tenth(1.1 * scale)}" result="softRim"/>` +
    '<feComposite in="softRim" in2="SourceAlpha" operator="in" result="rim"/>' +
    '<feBlend in="rim" in2="shiny" mode="screen" result="rimmed"/>'
  );
}

/** The opposite edge, wide and dark. */
function coreShadow({ azimuth, shadow }: ResolvedLighting, scale: number): string {
  const { dx, dy } = lightDirection(azimuth);
  const offset = `dx="${tenth(-dx * 16 * scale)}" dy="${tenth(-dy * 20 * scale)}"`;
  return (
    `<feOffset in="SourceAlpha" ${offset} result="movedBack"/>` +
    '<feComposite in="SourceAlpha" in2="movedBack" operator="out" result="farSide"/>' +
    `<feGaussianBlur in="farSide" stdDeviation="${tenth(9 * scale)}"/>` +
    '<feComposite in2="SourceAlpha" operator="in" result="softFarSide"/>' +
    `<feFlood flood-color="${shadow}" flood-opacity=".5"/>` +
    '<feComposite in2="softFarSide" operator="in" result="core"/>' +
    '<feMerge result="modelled"><feMergeNode in="rimmed"/><feMergeNode in="core"/></feMerge>'
  );
}

function sceneTint({ tint, tintOpacity }: ResolvedLighting): string {
  if (tint === undefined) return '<feOffset in="modelled" result="tinted"/>';
  return (
    `<feFlood flood-color="${tint}" flood-opacity="${tintOpacity}"/>` +
    '<feComposite in2="SourceAlpha" operator="in" result="tint"/>' +
    '<feBlend in="tint" in2="modelled" mode="soft-light" result="tintedPlane"/>' +
    '<feComposite in="tintedPlane" in2="SourceAlpha" operator="in" result="tinted"/>'
  );
}

function focus({ blur }: ResolvedLighting): string {
  if (blur === 0) return '<feOffset in="tinted" result="body"/>';
  return `<feGaussianBlur in="tinted" stdDeviation="${blur}" result="body"/>`;
}

function castShadow(lit: ResolvedLighting, scale: number): string {
  return (
    `<feOffset in="SourceAlpha" dx="0" dy="${tenth(lit.castDrop * scale)}"/>` +
    `<feGaussianBlur stdDeviation="${tenth(15 * scale + lit.blur)}" result="fallen"/>` +
    `<feFlood flood-color="${lit.shadow}" flood-opacity="${lit.cast}"/>` +
    '<feComposite in2="fallen" operator="in" result="cast"/>'
  );
}

function halo({ glow, glowRadius }: ResolvedLighting): string {
  if (glow === undefined) return '';
  return (
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${glowRadius}" result="aura"/>` +
    `<feFlood flood-color="${glow}" flood-opacity=".85"/>` +
    '<feComposite in2="aura" operator="in" result="halo"/>'
  );
}
