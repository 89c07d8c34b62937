declare module 'virtual:contract-tables' {
  type Access = 'public' | 'session' | 'staff';

  /**
   * Method, path and access of each endpoint of the document's client, by the dotted name of its
   * procedure, and whether a DELETE sends its input as a body.
   */
  export const endpoints: Readonly<
    Record<string, readonly [method: string, path: string, access: Access, inputInBody?: boolean]>
  >;

  /** The name of each error code of the contract. */
  export const errorNames: Readonly<Record<number, string>>;
}
