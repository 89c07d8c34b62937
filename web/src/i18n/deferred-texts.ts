import * as deferred from './en-deferred.ts';
import { i18n } from './i18n.ts';

/*
 * Adds the English texts that are not part of the first load. A lazy page or dialog that uses them
 * imports this module. The other languages load as a whole.
 */
i18n.addResourceBundle('en', 'translation', deferred);
