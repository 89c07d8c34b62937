/** Of browsers that know their connection; the library of types has none. */
type Device = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the browser is set to load as little as possible. */
export function savesData(): boolean {
  const device: Device = navigator;
  return device.connection?.saveData === true;
}
