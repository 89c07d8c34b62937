import { drawLayers, type Layer } from '../engine/layer.ts';
import { motif } from './motif.ts';

interface Coin {
  readonly x: number;
  readonly y: number;
  /** Pixels across. */
  readonly size: number;
  readonly rotate?: number;
  /** 1 faces the viewer, 0.5 is half turned away. */
  readonly squash?: number;
  /** Blur in pixels. */
  readonly blur?: number;
}

const GOLD_LIGHT = { light: '#fff6c8', rim: '#fff3b0', specular: 0.8, saturation: 1.2 };

/** Gold coins, from back to front. */
export function coins(pile: readonly Coin[]): Layer {
  return (canvas) =>
    drawLayers(
      canvas,
      pile.map((coin) => motif({ figure: 'coin', ...GOLD_LIGHT, ...coin })),
    );
}

interface CoinRain {
  readonly count: number;
  /** The area of the coins' centres, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly smallest: number;
  readonly largest: number;
  readonly blur?: number;
}

/** Coins at random places, each with a random rotation. */
export function scatteredCoins(rain: CoinRain): Layer {
  const { count, left, right, top, bottom, smallest, largest, blur = 0 } = rain;
  return (canvas) => {
    const pile = Array.from({ length: count }, (): Coin => {
      const size = smallest + canvas.random() * (largest - smallest);
      const x = left + canvas.random() * (right - left);
      const y = top + canvas.random() * (bottom - top);
      const rotate = canvas.random() * 80 - 40;
      const squash = 0.45 + canvas.random() * 0.55;
      return { x, y, size, rotate, squash, blur };
    });
    return coins(pile)(canvas);
  };
}
