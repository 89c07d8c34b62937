import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Games } from '../games/index.ts';

export type FavoritesContext = Infrastructure & { readonly games: Games };
