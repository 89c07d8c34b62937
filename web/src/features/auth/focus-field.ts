/** Puts the player where the first problem is, also where it is folded away. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}
