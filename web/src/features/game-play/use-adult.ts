import { useState } from 'react';
import { sessionStore } from '@/lib/browser/storage.ts';

const STORAGE_KEY = 'adult';

/** Whether the guest has confirmed to be 18 or older, in this session of the browser. */
export function useAdult(): { readonly isAdult: boolean; readonly confirm: () => void } {
  const [isAdult, setIsAdult] = useState(() => sessionStore.read(STORAGE_KEY) === 'true');
  const confirm = () => {
    sessionStore.write(STORAGE_KEY, 'true');
    setIsAdult(true);
  };
  return { isAdult, confirm };
}
