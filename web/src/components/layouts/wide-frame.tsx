import type { ReactNode } from 'react';
import { DesktopHeader } from './desktop-header.tsx';
import { Footer } from './footer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Sidebar } from './sidebar.tsx';

export type FrameProps = { readonly notice: ReactNode; readonly children: ReactNode };

/** The frame of a page in wide windows; phones do not load it. */
export default function WideFrame({ notice, children }: FrameProps) {
  return (
    <div className="shell">
      <Sidebar />
      <div className="main d-flex flex-column">
        <DesktopHeader />
        <OfflineBar />
        {notice}
        {children}
        <Footer />
      </div>
    </div>
  );
}
