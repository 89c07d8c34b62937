import { useEffect, useState } from 'react';

const CONFIRMED_MS = 2000;

/**
 * Copies a text; `isCopied` is true for two seconds afterwards. `copy` returns false where the
 * browser refuses, as without a secure context.
 */
export function useCopy(text: string): {
  readonly isCopied: boolean;
  readonly copy: () => Promise<boolean>;
} {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const isWritten = await writeToClipboard(text);
    setIsCopied(isWritten);
    return isWritten;
  };
  return { isCopied, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
