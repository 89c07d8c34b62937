import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { ProvidersModule } from '../providers/index.ts';
import type { CatalogueCache } from './catalogue.ts';

export type GamesContext = Infrastructure & {
  readonly providers: ProvidersModule;
  readonly catalogue: CatalogueCache;
};
