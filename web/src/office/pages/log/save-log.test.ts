import { expect, it, vi } from 'vitest';
import * as files from '@/lib/browser/save-file.ts';
import { saveLog } from './save-log.ts';

it('the saved log begins with a byte order mark, as the statement does', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('at,staff\r\n'));
  await saveLog({});
  expect(saveFile).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'text/csv', content: '\ufeffat,staff\r\n' }),
  );
  vi.unstubAllGlobals();
});
