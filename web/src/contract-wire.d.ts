declare module 'virtual:contract-wire' {
  /** Method and path of each endpoint, by the dotted name of its procedure. */
  export const wire: Readonly<Record<string, readonly [method: string, path: string]>>;
}
