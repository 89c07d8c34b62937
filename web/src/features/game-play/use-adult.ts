import { useState } from 'react';

const STORAGE_KEY = 'adult';

/** Whether the guest has confirmed to be 18 or older, in this session of the browser. */
export function useAdult(): { readonly isAdult: boolean; readonly confirm: () => void } {
  const [isAdult, setIsAdult] = useState(() => sessionStorage.getItem(STORAGE_KEY) === 'true');
  const confirm = () => {
    sessionStorage.setItem(STORAGE_KEY, 'true');
    setIsAdult(true);
  };
  return { isAdult, confirm };
}
