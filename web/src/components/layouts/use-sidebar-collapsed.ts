import { useState } from 'react';

const STORAGE_KEY = 'sidebarCollapsed';

/** Whether the player collapsed the sidebar; saved on this device. */
export function useSidebarCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(
    () => localStorage.getItem(STORAGE_KEY) === 'true',
  );
  const remember = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, String(next));
    setIsCollapsed(next);
  };
  return [isCollapsed, remember];
}
