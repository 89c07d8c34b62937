import { useState } from 'react';
import { localStore } from '@/lib/browser/storage.ts';

const STORAGE_KEY = 'sidebarCollapsed';

/** Whether the player collapsed the sidebar; saved on this device. */
export function useSidebarCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => localStore.read(STORAGE_KEY) === 'true');
  const remember = (next: boolean) => {
    localStore.write(STORAGE_KEY, String(next));
    setIsCollapsed(next);
  };
  return [isCollapsed, remember];
}
