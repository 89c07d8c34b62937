import type { Language } from '../../contract/enums.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { id } from './id.ts';
import { ptBr } from './pt-br.ts';

const catalogue: Readonly<Record<Language, Messages>> = { en, 'pt-br': ptBr, id, es };

/** The message of a refusal, an error or a session end. */
export function messageText(name: keyof Messages, language: Language): string {
  return catalogue[language][name];
}
