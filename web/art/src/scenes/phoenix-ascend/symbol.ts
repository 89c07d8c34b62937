import type { Layer } from '../../engine/layer.ts';
import { cutout } from '../../formats.ts';
import type { Picture } from '../../picture.ts';

/** A reel symbol: 256 px square, transparent. */
export function symbol(name: string, layer: Layer): Picture {
  return cutout({
    name: `symbol-${name}`,
    path: `games/phoenix-ascend/symbols/${name}`,
    width: 256,
    height: 256,
    seed: 3,
    layers: [layer],
  });
}
