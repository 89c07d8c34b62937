declare module 'virtual:contract-tables' {
  type Access = 'public' | 'session';

  /**
   * Method, path and access of each endpoint of the player client, by the dotted name of its
   * procedure.
   */
  export const endpoints: Readonly<
    Record<string, readonly [method: string, path: string, access: Access]>
  >;

  /** The name of each error code of the contract. */
  export const errorNames: Readonly<Record<number, string>>;
}
