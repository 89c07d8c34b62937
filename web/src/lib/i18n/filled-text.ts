/** Replaces placeholders such as `{{name}}`, in texts that i18next does not load. */
export function filledText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
