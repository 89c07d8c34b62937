/** At the start of a CSV file: without it, spreadsheets read another encoding than UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

type SavedFile = {
  readonly name: string;
  /** The media type, as `text/csv`. */
  readonly type: string;
  readonly content: string | Blob;
};

/** Downloads a file that was made in the browser. */
export function saveFile({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started to read the URL by then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
