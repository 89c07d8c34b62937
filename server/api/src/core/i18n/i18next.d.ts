import 'i18next';
import type Resources from './resources.d.ts';

declare module 'i18next' {
  /** Merged with the client's texts in a program that reads both. */
  interface Texts extends Resources {}
  interface CustomTypeOptions {
    resources: Texts;
  }
}
