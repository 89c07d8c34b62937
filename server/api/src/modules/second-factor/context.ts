import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Auth } from '../auth/index.ts';

export type SecondFactorContext = Infrastructure & { readonly auth: Auth };
